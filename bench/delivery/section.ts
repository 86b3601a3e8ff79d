import { formatFigure } from '../figures/format.ts'
import { figuresTable, table } from '../figures/markdown.ts'
import type { DeliveryResults, EditMedians } from './results.ts'

const stepNames: [keyof EditMedians, string][] = [
  ['build', 'build'],
  ['test', 'its tests'],
  ['publish', 'publish, with the gate’s look at every page'],
  ['live', 'promote, until the first page is served'],
  ['whole', '**from the edit to its visitors**'],
]

/** How long it takes until visitors have what a team made. */
export function deliveryParagraphs({ rows, edits }: DeliveryResults): string[] {
  return [
    'From an edit in one remote’s styles to the first page that shows it, with the commands of its team. Once with nothing built or ' +
      'tested before, so that every app is built; then as on every other day, when nothing but that remote is.',
    table(
      ['step', 'nothing built before', 'all but the edit built'],
      stepNames.map(([step, name]) => [
        name,
        formatFigure(edits.cold[step], 'ms'),
        formatFigure(edits.warm[step], 'ms'),
      ]),
    ),
    'Promotion and rollback are also timed by themselves, from the change of the registry to the first page that is made of it, round ' +
      'after round. A release is verified before the server runs it; the lock is what a page tells the browser about its remotes.',
    figuresTable(rows),
  ]
}
