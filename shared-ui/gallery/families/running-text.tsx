import { LinkedHeading, Prose, Quote, TickList } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { TallPage } from '../examples/tall-page.tsx'
import { longText, longTitle, longWord, rtlText, rtlTitle } from '../texts.ts'

const testimonial = {
  quote: 'They asked what I would have asked.',
  author: 'Head of Engineering',
  role: 'payments company',
}

/** What is read rather than used. */
export const runningText: Family = {
  title: 'Text',
  entries: {
    Prose: {
      use: 'Long texts, written as plain elements: the measure, the gaps and the small marks come with it.',
      states: {
        'All that it knows': (
          <Prose>
            <p>
              A trial day shows how somebody works. <strong>It is paid</strong>, and its{' '}
              <code>README</code> is <a href="#prose">written down</a>.
            </p>
            <h2>Before the day</h2>
            <ul>
              <li>Agree on one question.</li>
              <li>Agree on who reads the answer.</li>
            </ul>
            <h3>What to bring</h3>
            <ol>
              <li>A machine.</li>
              <li>Time.</li>
            </ol>
            <blockquote>Measure twice, hire once.</blockquote>
            <pre>
              <code>git log --oneline</code>
            </pre>
            <table>
              <thead>
                <tr>
                  <th scope="col">Step</th>
                  <th scope="col">Measure</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Call</td>
                  <td>30 minutes</td>
                </tr>
              </tbody>
            </table>
          </Prose>
        ),
        'Long text': (
          <Prose>
            <p>{longText}</p>
            <p>{longWord.repeat(3)}</p>
          </Prose>
        ),
        'Right to left': (
          <Prose>
            <h2>{rtlTitle}</h2>
            <p>{rtlText}</p>
            <blockquote>{rtlTitle}</blockquote>
          </Prose>
        ),
      },
    },
    TickList: {
      use: 'Short points of equal weight; “ordered” when their order matters.',
      states: {
        Ticks: <TickList items={['Two interviews', 'Written notes', 'One decision']} />,
        Ordered: <TickList ordered items={['Call', 'Interview', 'Decide']} />,
        'Long text': <TickList items={[longText, longWord, 'Short']} />,
        'Right to left': <TickList items={[rtlTitle, rtlText]} />,
      },
    },
    LinkedHeading: {
      use: 'A heading of a text that is quoted: a link beside it copies its address. Section has it as “linked”.',
      states: {
        Default: { example: heading('Default'), note: 'Only the heading, until it is pointed at.' },
        Hover: heading('Under the pointer'),
        Focus: heading('With the focus'),
        'Long text': { example: heading(longTitle), force: 'hover' },
        'Right to left': { example: heading(rtlTitle), force: 'hover' },
      },
    },
    BackToTop: {
      isWide: true,
      use: 'At the end of a long page, inside its positioned element: from the third screen on a link stays in the corner.',
      states: {
        'On a page of five screens': {
          example: <TallPage />,
          note: 'Scroll down.',
          code: '<BackToTop />',
        },
      },
    },
    Quote: {
      use: 'What somebody said, set large, with their role and kind of company. One at a time.',
      states: {
        Default: <Quote {...testimonial} />,
        'Long text': <Quote quote={longText} author={longWord} />,
        'Right to left': <Quote quote={rtlText} author={rtlTitle} />,
      },
    },
  },
}

function heading(title: string) {
  return (
    <LinkedHeading id="linked-heading" title={title}>
      <h3>{title}</h3>
    </LinkedHeading>
  )
}
