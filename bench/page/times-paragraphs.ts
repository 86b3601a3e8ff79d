import { formatFigure, formatRange } from '../figures.ts'
import { ours, oursAgain } from '../first-view/candidate-names.ts'
import type { FirstViewResults } from '../first-view/results.ts'
import type { Ratio } from '../first-view/ratio.ts'
import { notMeasured, table } from './markdown.ts'

/** How long first views take: the noise of the machine, and ours as a multiple of each baseline. */
export function timesParagraphs({ times, pairs }: FirstViewResults): string[] {
  if (Object.keys(times).length === 0) return [notMeasured]
  return [
    `Every candidate is viewed once a round, ${pairs} rounds, in an order that turns round every time, so that a slow moment of ` +
      `the machine meets all alike. Our site takes part twice: **${oursAgain}** shows how far the same page is from itself. Lighthouse ` +
      'reckons the times of a telephone from an unthrottled view; the second way really throttles, and waits.',
    'Ours as a multiple of each, with 95 % intervals:',
    ratiosTable(times),
  ]
}

function ratiosTable(times: FirstViewResults['times']): string {
  const rows = Object.entries(times).flatMap(([path, candidates]) =>
    Object.entries(candidates)
      .filter(([name]) => name !== ours)
      .map(([name, { ours: against }]) => [
        `\`${path}\``,
        name,
        ...[
          against.lighthouse['fcp'],
          against.lighthouse['lcp'],
          against.lighthouse['tbt'],
          against.throttled['fcp'],
          against.throttled['lcp'],
        ].map(ratioText),
      ]),
  )
  const heads = ['page', 'beside', 'FCP', 'LCP', 'TBT', 'FCP, throttled', 'LCP, throttled']
  return table(heads, rows)
}

function ratioText(ratio: Ratio | undefined): string {
  if (!ratio) return '–'
  return `${formatFigure(ratio.ratio, '×')} (${formatRange(ratio.low, ratio.high, '×')})`
}
