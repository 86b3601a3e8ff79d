import { formatFigure } from '../figures/format.ts'
import { median } from '../figures/statistics.ts'
import { table } from '../figures/markdown.ts'
import type { LighthouseResults } from './measure.ts'
import { categories } from './results.ts'

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
        return [
          name,
          `${full.length} of ${medians.length}`,
          formatFigure(Math.min(...medians), 'count'),
        ]
      }),
    ),
  ]
}
