import { formatFigure, formatRange } from '../figures.ts'
import type { LighthouseResults } from '../lighthouse-rows.ts'
import { categories, categoryFigures, type Category, type Scores } from '../lighthouse-rows.ts'
import { median } from '../measurement.ts'
import type { StoredResults } from '../stored-results.ts'
import { details, unmeasuredSection, table, type Section } from './markdown.ts'

const names: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** How Lighthouse scores each template. */
export function lighthouseSection({ lighthouse }: StoredResults): Section {
  const heading = '## Lighthouse'
  if (!lighthouse) return unmeasuredSection(heading)
  const templates = Object.values(lighthouse.scores)
  const views = Math.max(0, ...templates.map(({ performance }) => performance.length))
  return {
    charts: [],
    paragraphs: [
      heading,
      `Each of ${templates.length} templates on Lighthouse’s telephone, ${views} views of each; a template’s score is their median. ` +
        'The page that is meant to be missing is left out, since it is meant not to be indexed.',
      categoriesTable(lighthouse),
      details('The scores of each template, worst first', templatesTable(lighthouse)),
    ],
  }
}

function categoriesTable(results: LighthouseResults): string {
  const rows = categoryFigures(results).map(({ category, templates, lowest, full }) => [
    names[category],
    `${full} of ${templates}`,
    formatScore(lowest),
  ])
  return table(['category', 'templates at 100', 'lowest template'], rows)
}

function templatesTable({ scores }: LighthouseResults): string {
  const rows = Object.entries(scores)
    .toSorted(([, a], [, b]) => compareScores(scoresOf(a), scoresOf(b)))
    .map(([path, views]) => [`\`${path}\``, ...categories.map((name) => formatScores(views[name]))])
  return table(['page', ...categories.map((name) => names[name])], rows)
}

/** Medians of the categories and then the worst view of each, from the lowest. */
function scoresOf(views: Scores): number[] {
  const lists = categories.map((name) => views[name])
  const ascending = (values: number[]) => values.toSorted((a, b) => a - b)
  return [...ascending(lists.map(median)), ...ascending(lists.map((list) => Math.min(...list)))]
}

/** The first difference decides. */
function compareScores(a: readonly number[], b: readonly number[]): number {
  return a.map((score, index) => score - (b[index] ?? 0)).find((distance) => distance !== 0) ?? 0
}

const formatScore = (score: number) => formatFigure(score, 'count')

/** The median, and from where to where the views went when they differ. */
function formatScores(views: readonly number[]): string {
  const [low, high] = [Math.min(...views), Math.max(...views)]
  const range = low === high ? '' : ` (${formatRange(low, high, 'count')})`
  return formatScore(median(views)) + range
}
