import { rowsOfEdits, starts, steps, type Edit, type Edits, type Start } from '../delivery-rows.ts'
import { formatFigure } from '../figures.ts'
import type { StoredResults } from '../stored-results.ts'
import { details, unmeasuredSection, pictureOf, rowsTable, type Section } from './markdown.ts'
import type { Colour } from './palette.ts'
import { rowsChart } from './rows-chart.ts'
import type { Chart } from './drawing.ts'

const names: Record<Start, string> = {
  cold: 'nothing built before',
  warm: 'all but the edit built',
}

const looks: Record<keyof Edit, { label: string; colour: Colour }> = {
  build: { label: 'build', colour: 'ink' },
  test: { label: 'its tests', colour: 'link' },
  publish: { label: 'publish, through the gate', colour: 'brass' },
  live: { label: 'promote, until a page is served', colour: 'success' },
}

/** How long it takes until visitors have what a team made. */
export function deliverySection({ delivery }: StoredResults): Section {
  const heading = '## Delivery'
  if (!delivery) return unmeasuredSection(heading)
  const chart = editsChart(delivery.edits)
  return {
    charts: [chart],
    paragraphs: [
      heading,
      'From an edit in one remote’s styles to the first page that shows it, with the commands of its team. Once with nothing built or ' +
        'tested before, so that every app is built; then as on every other day, when nothing but that remote is.',
      pictureOf(chart),
      details('The figures', rowsTable(rowsOfEdits(delivery.edits))),
      'Promotion and rollback are also timed by themselves, from the change of the registry to the first page that is made of it, round ' +
        'after round. A release is verified before the server runs it; the lock is what a page tells the browser about its remotes.',
      rowsTable(delivery.rows),
    ],
  }
}

function editsChart(edits: Edits): Chart {
  return rowsChart({
    name: 'delivery-edits',
    title: 'From an edit to its visitors',
    subtitle:
      'Build, the remote’s tests, the gate and promotion; with all but the edit built, medians of the rounds',
    description:
      'Milliseconds from an edit in one remote to the first page that shows it, with nothing built before and with all but the edit ' +
      'built: build, tests, publishing and promotion.',
    key: steps.map((step) => looks[step]),
    panels: [{ title: '', unit: 'ms' }],
    groups: [
      {
        title: '',
        rows: starts.map((start) => {
          const edit = edits[start]
          const segments = steps.map((step) => ({
            value: edit[step],
            colour: looks[step].colour,
            label: formatFigure(edit[step], 'ms'),
          }))
          return {
            name: names[start],
            cells: [{ segments, label: formatFigure(edit.whole, 'ms') }],
          }
        }),
      },
    ],
  })
}
