/** What Lighthouse judges, in its own words. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Of each view of a template 0–100. */
export type Scores = Record<Category, number[]>
