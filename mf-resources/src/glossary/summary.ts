/** The definition's first sentence, which can stand alone. */
export function summary(definition: string): string {
  return /^.+?[.?!](?=\s+\p{Lu}|\s*$)/su.exec(definition)?.[0] ?? definition
}
