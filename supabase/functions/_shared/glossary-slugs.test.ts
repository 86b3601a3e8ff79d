import { expect, test } from 'vitest'
import { readGlossarySlugs } from '../../generate-glossary-slugs.ts'
import { glossarySlugs } from './glossary-slugs.ts'

test('the sitemap knows every glossary term (else run: node supabase/generate-glossary-slugs.ts)', async () => {
  expect(glossarySlugs).toEqual(await readGlossarySlugs())
})
