import { ours } from '../first-view/candidate-names.ts'
import type { FirstViewResults } from '../first-view/results.ts'
import { medianCell, rowsChart } from './rows-chart.ts'
import type { Chart } from './drawing.ts'

const methods = {
  lighthouse: {
    name: 'times-lighthouse',
    title: 'Times of a first view, by Lighthouse',
    subtitle: 'Simulated telephone: medians of the rounds with 95 % intervals',
    figures: {
      fcp: 'First contentful paint',
      lcp: 'Largest contentful paint',
      tbt: 'Total blocking time',
    },
  },
  throttled: {
    name: 'times-throttled',
    title: 'Times of a first view, really throttled',
    subtitle:
      'Chromium with 1.6 Mbit/s, 150 ms and a processor four times slower: medians with 95 % intervals',
    figures: {
      fcp: 'First contentful paint',
      lcp: 'Largest contentful paint',
      hydrated: 'Until it answers to events',
    },
  },
} as const

type Method = keyof typeof methods

/** Dots with intervals: for each page and candidate, three figures beside each other. */
export function timesChart(times: FirstViewResults['times'], method: Method): Chart {
  const { figures, ...words } = methods[method]
  const groups = Object.entries(times).map(([path, candidates]) => ({
    title: path,
    rows: Object.entries(candidates).map(([name, candidate]) => ({
      name,
      isOurs: name === ours,
      cells: Object.keys(figures).map((figure) =>
        medianCell(candidate[method][figure] ?? [], 'ms', name === ours ? 'brass' : 'ink'),
      ),
    })),
  }))
  const titles = Object.values(figures)
  return rowsChart({
    ...words,
    description: `For each page and candidate, in milliseconds with intervals: ${titles.join(', ').toLowerCase()}.`,
    panels: titles.map((title) => ({ title, unit: 'ms', mark: 'dot' })),
    groups,
  })
}
