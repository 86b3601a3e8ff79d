import { IconMapPin } from '@tabler/icons-react'
import { Badge, BadgeList, DefinitionPanel, StatList } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, longWord, rtlText, rtlTitle } from '../texts.ts'

/** Short truths: labels, figures, terms with their details. */
export const facts: Family = {
  title: 'Facts and figures',
  entries: [
    {
      name: 'Badge',
      from: 'shared-ui',
      use: 'One short fact beside a title. Colour only where it carries a meaning that the words carry too.',
      states: [
        { name: 'Plain', example: <Badge>Remote</Badge> },
        {
          name: 'Tones',
          example: (
            <>
              <Badge tone="brass">New</Badge>
              <Badge tone="info">In review</Badge>
              <Badge tone="success">Open</Badge>
              <Badge tone="danger">Closed</Badge>
            </>
          ),
        },
        {
          name: 'With an icon',
          example: <Badge icon={<IconMapPin size={14} stroke={1.5} />}>Lisbon</Badge>,
        },
        { name: 'Long text', example: <Badge>{longTitle}</Badge> },
        { name: 'Right to left', isRightToLeft: true, example: <Badge>{rtlTitle}</Badge> },
      ],
    },
    {
      name: 'BadgeList',
      from: 'shared-ui',
      use: 'Several badges; a list to screen readers, who hear how many there are.',
      states: [
        {
          name: 'From words',
          example: <BadgeList label="Skills" items={['Rust', 'Kafka', 'PostgreSQL']} />,
        },
        {
          name: 'From badges',
          example: (
            <BadgeList label="What to know">
              <Badge tone="success">Open</Badge>
              <Badge>Full time</Badge>
            </BadgeList>
          ),
        },
        {
          name: 'Long text',
          example: <BadgeList label="Long skills" items={[longTitle, longWord, 'Go']} />,
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <BadgeList label="مهارات" items={[rtlTitle, 'Rust', 'Kafka']} />,
        },
      ],
    },
    {
      name: 'StatList',
      from: 'shared-ui',
      use: 'Two to four figures that matter, large. Every figure comes from the content, never from the design.',
      states: [
        {
          name: 'Default',
          example: (
            <StatList
              stats={[
                { label: 'offers accepted', value: '9 of 10' },
                { label: 'median time to hire', value: '23 days', description: 'from first call' },
                { label: 'still there after a year', value: '94%' },
              ]}
            />
          ),
        },
        { name: 'One figure', example: <StatList stats={[{ label: 'calls', value: '2' }]} /> },
        {
          name: 'Long text',
          example: (
            <StatList
              stats={[
                { label: longTitle, value: '1,234,567,890', description: longText },
                { label: longWord, value: '7' },
              ]}
            />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <StatList stats={[{ label: rtlTitle, value: '94%', description: rtlText }]} />,
        },
      ],
    },
    {
      name: 'DefinitionPanel',
      from: 'shared-ui',
      use: 'The facts of a page in its side column. Facts without details leave themselves out.',
      states: [
        {
          name: 'Default',
          example: (
            <DefinitionPanel
              title="The role"
              items={[
                { term: 'Location', details: 'Lisbon, or remote in Europe' },
                { term: 'Salary', details: '€85,000–105,000' },
                { term: 'Starts', details: null },
              ]}
            />
          ),
        },
        {
          name: 'With something below',
          example: (
            <DefinitionPanel title="Skills asked for">
              <BadgeList items={['Rust', 'Kafka']} />
            </DefinitionPanel>
          ),
        },
        {
          name: 'Empty',
          note: 'No facts, no list.',
          example: <DefinitionPanel title="Nothing yet" items={[]} />,
        },
        {
          name: 'Long text',
          example: (
            <DefinitionPanel
              title={longTitle}
              items={[
                { term: longWord, details: longText },
                { term: 'Word', details: longWord },
              ]}
            />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: (
            <DefinitionPanel title={rtlTitle} items={[{ term: 'الموقع', details: rtlText }]} />
          ),
        },
      ],
    },
  ],
}
