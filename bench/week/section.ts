import { curvesChart, type Chart } from '../figures/chart.ts'
import { formatFigure } from '../figures/format.ts'
import { table } from '../figures/markdown.ts'
import type { WeekResults } from './measure.ts'
import { totalOf } from './results.ts'

/** What a site that is deployed many times a day costs whoever comes daily. */
export function weekParagraphs(results: WeekResults): (string | Chart)[] {
  const { commits, notBuilt, first, last, days } = results
  const ways = Object.entries(days)
  const [, bytes = []] = ways[0] ?? []
  return [
    `The site’s own history as a week: ${commits} commits that changed what browsers get, \`${first}\` to \`${last}\`, each ` +
      `deployed by itself, as many each day, built with the settings of today${notBuilt ? `, with which ${notBuilt} more do not build` : ''}. ` +
      'Teams deploy from nine to five; 24 visitors come daily, each at another hour, and open the same pages, one of each kind, with browsers ' +
      'that keep what they got: the mean of them is shown. Bodies of scripts and stylesheets, in brotli; documents, which no cache ' +
      'spares anybody, and what never changed, pictures and fonts, are not counted.',
    '- **ours**: remotes and shell apart, files by what is in them, and what changed since a version that the visitor has.\n' +
      '- **stock federation**: the same apps by the plugin as its documentation shows it, packages shared as singletons. What a ' +
      'remote would load of a share that the host has is not counted.\n' +
      '- **monolith, split**: one build without federation, its chunks as the bundler cuts them.\n' +
      '- **monolith, one bundle**: one script and one stylesheet.',
    curvesChart({
      name: 'week',
      title: 'What a daily visitor had fetched by the end of each day, the first visit left out.',
      colours: Object.fromEntries(
        ways.map(([name], index) => [name, ['brass', 'link', 'ink', 'danger'][index] ?? 'ink']),
      ),
      axis: 'day',
      unit: 'bytes',
      points: ways.flatMap(([curve, each]) =>
        each.map((_, day) => ({ curve, x: day, y: totalOf(each.slice(0, day + 1)) })),
      ),
    }),
    table(
      ['', 'first visit', ...bytes.slice(1).map((_, day) => `day ${day + 1}`), 'the week'],
      ways.map(([name, each]) => [
        name,
        ...each.map((size) => formatFigure(size, 'bytes')),
        formatFigure(totalOf(each), 'bytes'),
      ]),
    ),
  ]
}
