import { Accordion, StepList } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, longWord, rtlText, rtlTitle } from '../texts.ts'

/** Things that stand in a row. */
export const lists: Family = {
  title: 'Lists',
  entries: [
    {
      name: 'StepList',
      from: 'shared-ui',
      use: 'A procedure in order, with the measure of each step where there is one.',
      states: [
        {
          name: 'Default',
          example: (
            <StepList
              steps={[
                {
                  title: 'The first call',
                  measure: '30 minutes',
                  description: 'What the work is.',
                },
                { title: 'Two interviews', measure: '45–90 minutes', description: 'By engineers.' },
                { title: 'The decision' },
              ]}
            />
          ),
        },
        {
          name: 'Long text',
          example: (
            <StepList steps={[{ title: longTitle, measure: longWord, description: longText }]} />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: (
            <StepList steps={[{ title: rtlTitle, measure: '٣٠ دقيقة', description: rtlText }]} />
          ),
        },
      ],
    },
    {
      name: 'Accordion',
      from: 'shared-ui',
      use: 'Questions with answers that not everybody reads. They open without JavaScript, and the browser’s search finds them.',
      states: [
        {
          name: 'Closed',
          example: (
            <Accordion
              items={[
                {
                  title: 'How long does it take?',
                  content: <p>23 days, half of the time less.</p>,
                },
                { title: 'Who asks the questions?', content: <p>Engineers who did the work.</p> },
              ]}
            />
          ),
        },
        {
          name: 'Hover',
          force: 'hover',
          example: <Accordion items={[{ title: 'What does it cost?', content: longText }]} />,
        },
        {
          name: 'Focus',
          force: 'focus',
          example: <Accordion items={[{ title: 'May I see the notes?', content: longText }]} />,
        },
        {
          name: 'Long text',
          example: <Accordion items={[{ title: longTitle, content: longText }]} />,
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <Accordion items={[{ title: rtlTitle, content: rtlText }]} />,
        },
      ],
    },
  ],
}
