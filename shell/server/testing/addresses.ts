import fc from 'fast-check'

/** Paths of every shape: made of words that a site knows, misspelt in every way, and of anything else. */
export function addressesOf(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words, '__proto__', 'none', '.', '..')
  const spelled = word.chain((text) =>
    fc.constantFrom(
      ...[text, text.toUpperCase(), encodeURIComponent(text), `${text} `, `${text}%`, `${text}%00`],
      text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      text.replace(/[a-z]/, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
    ),
  )
  const piece = fc.oneof(
    { weight: 4, arbitrary: spelled },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
  const slash = fc.constantFrom('/', '/', '/', '//', '/./', '%2F', '%5c')
  return fc
    .array(fc.tuple(slash, piece), { maxLength: 4 })
    .map((parts) =>
      `/${parts.flat().join('')}`.replace(/^\/+/, (slashes) => slashes.slice(1) || '/'),
    )
}

/** That many of them, others each time. */
export function someAddresses(words: readonly string[], count: number): string[] {
  return fc.sample(addressesOf(words), count)
}
