import type { LighthouseResults } from './lighthouse.ts'
import { median, type Measurement } from './measurement.ts'

/** What Lighthouse judges, in its own words. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Of each template its median score. */
export function rowsOf({ scores }: LighthouseResults): Measurement[] {
  const templates = Object.values(scores)
  return categories.flatMap((category): Measurement[] => {
    const medians = templates.map((views) => median(views[category]))
    return [
      { name: `Lighthouse ${category}: lowest score`, value: Math.min(...medians), unit: 'count' },
      {
        name: `Lighthouse ${category}: templates at 100 of ${templates.length}`,
        value: medians.filter((score) => score === 100).length,
        unit: 'count',
      },
    ]
  })
}
