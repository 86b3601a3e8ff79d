/**
 * Per cent, of the six services of the main menu in the home page's order. Source: the specification, section 9,
 * "Per-service satisfaction".
 */
export const clientSatisfaction: ReadonlyMap<string, number> = new Map([
  ['technical-interview', 99],
  ['direct-hire', 96],
  ['it-consultancy', 97],
  ['contract-recruiter', 94],
  ['recruitment-process', 98],
  ['recruiter-training', 95],
])

export const mainServices: readonly string[] = [...clientSatisfaction.keys()]
