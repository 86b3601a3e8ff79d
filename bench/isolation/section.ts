import { curvesChart, type Chart } from '../figures/chart.ts'
import { formatFigure } from '../figures/format.ts'
import { table } from '../figures/markdown.ts'
import type { IsolationResults } from './measure.ts'
import { oneIn } from './unruly-remote.ts'

/** What readers notice while remotes' code does on the server what no code should. */
export function isolationParagraphs(results: IsolationResults): (string | Chart)[] {
  const { minutes, viewsASecond, outcomes } = results
  return [
    `Readers ask for ${viewsASecond} pages a second, of the shell and of each remote, every other one with a query that nobody had before: for ${minutes} minutes as the site is, ` +
      'for as many with a release of one remote that is unruly, and with one of each remote. ' +
      `One view in ${oneIn} of an unruly page, at random, never returns, fills the heap, ends the process, throws from a timer or leaks 20 MB. ` +
      'Such a page is answered by its last good release, so it hardly fails either; a reader of others may meet a worker that is just being ended: these are the peaks, at first, and when such a release has rested and is tried again.',
    table(
      [
        ...['unruly', 'other pages', 'failed', 'median wait', '99 % wait'],
        ...['unruly pages', 'failed', 'workers ended'],
      ],
      outcomes.map((one) => [
        one.unruly,
        ...[one.asked, one.failed].map((count) => formatFigure(count, 'count')),
        ...[one.medianMs, one.p99Ms].map((ms) => formatFigure(ms, 'ms')),
        ...[one.unrulyAsked, one.unrulyFailed, one.ends].map((n) => formatFigure(n, 'count')),
      ]),
    ),
    curvesChart({
      name: 'isolation',
      title: 'How long 99 of 100 other pages took at most, in each half minute of these minutes.',
      colours: { none: 'ink', one: 'brass', 'all three': 'danger' },
      axis: 'minutes',
      unit: 'ms',
      points: outcomes.flatMap(({ unruly, p99MsOfHalfMinutes }) =>
        p99MsOfHalfMinutes.map((y, at) => ({ curve: unruly, x: (at + 1) / 2, y })),
      ),
    }),
  ]
}
