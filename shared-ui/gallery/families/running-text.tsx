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
  entries: [
    {
      name: 'Prose',
      from: 'shared-ui',
      use: 'Long texts, written as plain elements: the measure, the gaps and the small marks come with it.',
      states: [
        {
          name: 'All that it knows',
          example: (
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
        },
        {
          name: 'Long text',
          example: (
            <Prose>
              <p>{longText}</p>
              <p>{longWord.repeat(3)}</p>
            </Prose>
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: (
            <Prose>
              <h2>{rtlTitle}</h2>
              <p>{rtlText}</p>
              <blockquote>{rtlTitle}</blockquote>
            </Prose>
          ),
        },
      ],
    },
    {
      name: 'TickList',
      from: 'shared-ui',
      use: 'Short points of equal weight; “ordered” when their order matters.',
      states: [
        {
          name: 'Ticks',
          example: <TickList items={['Two interviews', 'Written notes', 'One decision']} />,
        },
        {
          name: 'Ordered',
          example: <TickList ordered items={['Call', 'Interview', 'Decide']} />,
        },
        { name: 'Long text', example: <TickList items={[longText, longWord, 'Short']} /> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <TickList items={[rtlTitle, rtlText]} />,
        },
      ],
    },
    {
      name: 'LinkedHeading',
      from: 'shared-ui',
      use: 'A heading of a text that is quoted: a link beside it copies its address. Section has it as “linked”.',
      states: [
        {
          name: 'Default',
          note: 'Only the heading, until it is pointed at.',
          example: heading('Default'),
        },
        { name: 'Hover', force: 'hover', example: heading('Under the pointer') },
        { name: 'Focus', force: 'focus', example: heading('With the focus') },
        { name: 'Long text', force: 'hover', example: heading(longTitle) },
        { name: 'Right to left', force: 'hover', isRightToLeft: true, example: heading(rtlTitle) },
      ],
    },
    {
      name: 'BackToTop',
      from: 'shared-ui',
      isWide: true,
      use: 'At the end of a long page, inside its positioned element: from the third screen on a link stays in the corner.',
      states: [
        {
          name: 'On a page of five screens',
          note: 'Scroll down.',
          example: <TallPage />,
          code: '<BackToTop />',
        },
      ],
    },
    {
      name: 'Quote',
      from: 'shared-ui',
      use: 'What somebody said, set large, with their role and kind of company. One at a time.',
      states: [
        {
          name: 'Default',
          example: <Quote {...testimonial} />,
        },
        { name: 'Long text', example: <Quote quote={longText} author={longWord} /> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <Quote quote={rtlText} author={rtlTitle} />,
        },
      ],
    },
  ],
}

function heading(title: string) {
  return (
    <LinkedHeading id="linked-heading" title={title}>
      <h3>{title}</h3>
    </LinkedHeading>
  )
}
