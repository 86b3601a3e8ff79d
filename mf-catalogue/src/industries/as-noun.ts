/** Industries whose name is an adjective. */
const adjectives: ReadonlySet<string> = new Set(['Pharmaceutical'])

/** The name where a noun must stand, as after 'for' or 'in': 'Pharmaceutical Companies', 'Retail'. */
export const asNoun = (name: string): string => (adjectives.has(name) ? `${name} Companies` : name)
