/**
 * The last part of a term's address: the lower-cased term without characters other than letters, digits, whitespace
 * and hyphens, whitespace turned into hyphens, repeated hyphens collapsed. Nothing is trimmed: the rule of the
 * specification has no such step.
 */
export function slugify(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
}
