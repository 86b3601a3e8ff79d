/**
 * Per cent, of the six services of the main menu in the home page's order. Source: the specification, section 9,
 * "Per-service satisfaction".
 */
const percentages = new Map<string, number>([
  ['technical-interview', 99],
  ['direct-hire', 96],
  ['it-consultancy', 97],
  ['contract-recruiter', 94],
  ['recruitment-process', 98],
  ['recruiter-training', 95],
])

export const mainServices: readonly string[] = [...percentages.keys()]

export function clientSatisfaction(slug: string): number | null {
  return percentages.get(slug) ?? null
}
