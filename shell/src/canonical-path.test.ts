import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Contact', '/contact'],
  ['/%63ontact', '/contact'],
  ['/about////', '/about'],
  ['//about', '/about'],
  ['/Services//Direct-Hire/', '/services/direct-hire'],
  ['/technologies/..%2f..%2fetc', '/technologies/..%2F..%2Fetc'],
  ['//evil.example/x', '/evil.example/x'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5C%5Cevil.example', '/%5C%5Cevil.example'],
  ['/a%0D%0Ab', '/a%0D%0Ab'],
  ['/%2563ontact', '/%2563ontact'],
  ['/glossary/r%C3%89sum%c3%a9', '/glossary/r%C3%A9sum%C3%A9'],
  ['/%', null],
  ['/%zz', null],
  ['/%ff', null],
])('%s → %s', (path, own) => expect(canonicalPath(path)).toBe(own))

test('whatever the path, what comes out stays as it is and leads nowhere else', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '%2f',
      '%5C',
      '\\',
      '.',
      '..',
      '%2e%2E',
      '%00',
      '%0d%0a',
      '%',
      '?',
      '#',
      '@',
      ':',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const own = canonicalPath(new URL(`http://site.example/${pieces.join('')}`).pathname)
      if (own === null) return
      expect(canonicalPath(own)).toBe(own)
      expect(new URL(own, 'http://site.example').origin).toBe('http://site.example')
      expect(own).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
      expect(own).not.toContain('\\')
    }),
    { numRuns: 2_000 },
  )
})
