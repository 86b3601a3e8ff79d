import type { Run } from './first-view/machine.ts'
import { median, type Measurement } from './measurement.ts'

/** What Lighthouse judges, in its own words. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Of each view of a template 0–100. */
export type Scores = Record<Category, number[]>

export interface LighthouseResults extends Run {
  /** By path. */
  scores: Record<string, Scores>
}

/** Of each category, of its templates’ median scores: the lowest, and how many are full. */
export function categoryFigures({ scores }: LighthouseResults) {
  return categories.map((category) => {
    const medians = Object.values(scores).map((views) => median(views[category]))
    return {
      category,
      templates: medians.length,
      lowest: Math.min(...medians),
      full: medians.filter((score) => score === 100).length,
    }
  })
}

/** Two of each category. */
export function rowsOf(results: LighthouseResults): Measurement[] {
  return categoryFigures(results).flatMap(
    ({ category, templates, lowest, full }): Measurement[] => [
      { name: `Lighthouse ${category}: lowest score`, value: lowest, unit: 'count' },
      {
        name: `Lighthouse ${category}: templates at 100 of ${templates}`,
        value: full,
        unit: 'count',
      },
    ],
  )
}
