import { IconMapPin } from '@tabler/icons-react'
import { Badge, BadgeList, DefinitionPanel, StatList } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, longWord, rtlText, rtlTitle } from '../texts.ts'

/** Short truths: labels, figures, terms with their details. */
export const facts: Family = {
  title: 'Facts and figures',
  entries: {
    Badge: {
      use: 'One short fact beside a title. Colour only where it carries a meaning that the words carry too.',
      states: {
        Plain: <Badge>Remote</Badge>,
        Tones: (
          <>
            <Badge tone="brass">New</Badge>
            <Badge tone="info">In review</Badge>
            <Badge tone="success">Open</Badge>
            <Badge tone="danger">Closed</Badge>
          </>
        ),
        'With an icon': <Badge icon={<IconMapPin size={14} stroke={1.5} />}>Lisbon</Badge>,
        'Long text': <Badge>{longTitle}</Badge>,
        'Right to left': <Badge>{rtlTitle}</Badge>,
      },
    },
    BadgeList: {
      use: 'Several badges; a list to screen readers, who hear how many there are.',
      states: {
        'From words': <BadgeList label="Skills" items={['Rust', 'Kafka', 'PostgreSQL']} />,
        'From badges': (
          <BadgeList label="What to know">
            <Badge tone="success">Open</Badge>
            <Badge>Full time</Badge>
          </BadgeList>
        ),
        'Long text': <BadgeList label="Long skills" items={[longTitle, longWord, 'Go']} />,
        'Right to left': <BadgeList label="مهارات" items={[rtlTitle, 'Rust', 'Kafka']} />,
      },
    },
    StatList: {
      use: 'Two to four figures that matter, large. Every figure comes from the content, never from the design.',
      states: {
        Default: (
          <StatList
            stats={[
              { label: 'offers accepted', value: '9 of 10' },
              { label: 'median time to hire', value: '23 days', description: 'from first call' },
              { label: 'still there after a year', value: '94%' },
            ]}
          />
        ),
        'One figure': <StatList stats={[{ label: 'calls', value: '2' }]} />,
        'Long text': (
          <StatList
            stats={[
              { label: longTitle, value: '1,234,567,890', description: longText },
              { label: longWord, value: '7' },
            ]}
          />
        ),
        'Right to left': (
          <StatList stats={[{ label: rtlTitle, value: '94%', description: rtlText }]} />
        ),
      },
    },
    DefinitionPanel: {
      use: 'The facts of a page in its side column. Facts without details leave themselves out.',
      states: {
        Default: (
          <DefinitionPanel
            title="The role"
            items={[
              { term: 'Location', details: 'Lisbon, or remote in Europe' },
              { term: 'Salary', details: '€85,000–105,000' },
              { term: 'Starts', details: null },
            ]}
          />
        ),
        'With something below': (
          <DefinitionPanel title="Skills asked for">
            <BadgeList items={['Rust', 'Kafka']} />
          </DefinitionPanel>
        ),
        Empty: {
          example: <DefinitionPanel title="Nothing yet" items={[]} />,
          note: 'No facts, no list.',
        },
        'Long text': (
          <DefinitionPanel
            title={longTitle}
            items={[
              { term: longWord, details: longText },
              { term: 'Word', details: longWord },
            ]}
          />
        ),
        'Right to left': (
          <DefinitionPanel title={rtlTitle} items={[{ term: 'الموقع', details: rtlText }]} />
        ),
      },
    },
  },
}
