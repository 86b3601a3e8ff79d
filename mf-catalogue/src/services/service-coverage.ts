/** A hire from first to last, as our services divide it. */
export const stages = [
  'Brief',
  'Search',
  'Screen',
  'Interview',
  'Report',
  'Offer',
  'First weeks',
] as const

export type Stage = (typeof stages)[number]

/** Which stages a service covers, as its own page describes them, by slug. */
const coverage = new Map<string, readonly Stage[]>([
  ['technical-interview', ['Brief', 'Interview', 'Report']],
  ['direct-hire', stages],
  ['it-consultancy', ['Brief', 'Search', 'Interview', 'Report', 'First weeks']],
  ['contract-recruiter', ['Brief', 'Search', 'Screen', 'Offer']],
  ['recruitment-process', ['Brief', 'Search', 'Screen', 'Interview', 'Report', 'Offer']],
  ['recruiter-training', ['Brief', 'Search', 'Screen']],
  ['technical-screening', ['Brief', 'Screen', 'Report']],
  ['coding-interviews', ['Brief', 'Interview', 'Report']],
  ['ai-ml-recruitment', stages],
])

/** The stages that a service covers; none for one that nobody has described. */
export const coveredStages = (slug: string): readonly Stage[] => coverage.get(slug) ?? []
