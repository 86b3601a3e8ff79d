import type { Run } from '../running/machine.ts'

/** What Lighthouse judges, in its own words. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Of each view of a template 0–100. */
export type Scores = Record<Category, number[]>

export interface LighthouseResults extends Run {
  /** By path. */
  scores: Record<string, Scores>
}
