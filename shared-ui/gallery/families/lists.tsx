import { Accordion, StepList } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, longWord, rtlText, rtlTitle } from '../texts.ts'

/** Things that stand in a row. */
export const lists: Family = {
  title: 'Lists',
  entries: {
    StepList: {
      use: 'A procedure in order, with the measure of each step where there is one.',
      states: {
        Default: (
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
        'Long text': (
          <StepList steps={[{ title: longTitle, measure: longWord, description: longText }]} />
        ),
        'Right to left': (
          <StepList steps={[{ title: rtlTitle, measure: '٣٠ دقيقة', description: rtlText }]} />
        ),
      },
    },
    Accordion: {
      use: 'Questions with answers that not everybody reads. They open without JavaScript, and the browser’s search finds them.',
      states: {
        Closed: (
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
        Hover: <Accordion items={[{ title: 'What does it cost?', content: longText }]} />,
        Focus: <Accordion items={[{ title: 'May I see the notes?', content: longText }]} />,
        'Long text': <Accordion items={[{ title: longTitle, content: longText }]} />,
        'Right to left': <Accordion items={[{ title: rtlTitle, content: rtlText }]} />,
      },
    },
  },
}
