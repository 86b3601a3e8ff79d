import { formatFigure } from '../figures/format.ts'
import { median, sumOf } from '../figures/statistics.ts'
import { details, table } from '../figures/markdown.ts'
import type { LighthouseResults } from './measure.ts'
import { categories, type Scores } from './results.ts'

/** How Lighthouse scores each template. */
export function lighthouseParagraphs({ scores }: LighthouseResults): string[] {
  const templates = Object.entries(scores)
  const views = templates[0]?.[1].performance.length ?? 0
  return [
    `Each of ${templates.length} templates on Lighthouse’s telephone, ${views} views of each; a template’s score is their median. ` +
      'The page that is meant to be missing is left out, since it is meant not to be indexed.',
    table(
      ['category', 'templates at 100', 'lowest template'],
      categories.map((name) => {
        const medians = templates.map(([, views]) => median(views[name]))
        const full = medians.filter((score) => score === 100)
        return [name, `${full.length} of ${medians.length}`, formatScore(Math.min(...medians))]
      }),
    ),
    details(
      'The scores of each template, worst first',
      table(
        ['page', ...categories],
        templates
          .toSorted(([, a], [, b]) => pointsOf(a) - pointsOf(b))
          .map(([path, views]) => [
            `\`${path}\``,
            ...categories.map((name) => formatScores(views[name])),
          ]),
      ),
    ),
  ]
}

const pointsOf = (views: Scores) => sumOf(categories.flatMap((name) => views[name]))

const formatScore = (score: number) => formatFigure(score, 'count')

/** The median, and from where to where the views went when they differ. */
function formatScores(views: readonly number[]): string {
  const [low, high] = [Math.min(...views), Math.max(...views)]
  const range = low === high ? '' : ` (${formatScore(low)} to ${formatScore(high)})`
  return formatScore(median(views)) + range
}
