import { editIn, isOfEdit, steps, type Edit } from '../delivery-rows.ts'
import { formatFigure } from '../figures.ts'
import type { RowResults, StoredResults } from '../stored-results.ts'
import { details, notMeasured, pictureOf, rowsTable, type Section } from './markdown.ts'
import type { Colour } from './palette.ts'
import { rowsChart, type Row } from './rows-chart.ts'
import type { Chart } from './svg.ts'

const looks: Record<keyof Edit, { label: string; colour: Colour }> = {
  build: { label: 'build', colour: 'ink' },
  test: { label: 'its tests', colour: 'link' },
  publish: { label: 'publish, through the gate', colour: 'brass' },
  live: { label: 'promote, until a page is served', colour: 'success' },
}

/** How long it takes until visitors have what a team made. */
export function deliverySection({ delivery }: StoredResults): Section {
  const heading = '## Delivery'
  if (!delivery) return { charts: [], paragraphs: [heading, notMeasured] }
  const chart = editsChart(delivery)
  return {
    charts: [chart],
    paragraphs: [
      heading,
      'From an edit in one remote’s styles to the first page that shows it, with the commands of its team. Once with nothing built or ' +
        'tested before, so that every app is built; then as on every other day, when nothing but that remote is.',
      pictureOf(chart),
      details('The figures', rowsTable(delivery.rows.filter(isOfEdit))),
      'Promotion and rollback are also timed by themselves, from the change of the registry to the first page that is made of it, round ' +
        'after round. A release is verified before the server runs it; the lock is what a page tells the browser about its remotes.',
      rowsTable(delivery.rows.filter((row) => !isOfEdit(row))),
    ],
  }
}

function editsChart({ rows }: RowResults): Chart {
  const starts = { cold: 'nothing built before', warm: 'all but the edit built' } as const
  return rowsChart({
    name: 'delivery-edits',
    title: 'From an edit to its visitors',
    subtitle:
      'Build, the remote’s tests, the gate and promotion; with all but the edit built, medians of the rounds',
    description:
      'Milliseconds from an edit in one remote to the first page that shows it, with nothing built before and with all but the edit ' +
      'built: build, tests, publishing and promotion.',
    key: steps.map((step) => looks[step]),
    panels: [{ title: '', unit: 'ms', mark: 'bar' }],
    groups: [
      {
        title: '',
        rows: (['cold', 'warm'] as const).map((start): Row => {
          const edit = editIn(rows, start)
          const segments = steps.map((step) => ({
            value: edit?.[step] ?? 0,
            colour: looks[step].colour,
            label: formatFigure(edit?.[step] ?? 0, 'ms'),
          }))
          const label = formatFigure(edit?.whole ?? NaN, 'ms')
          return { name: starts[start], cells: [edit && { segments, label }] }
        }),
      },
    ],
  })
}
