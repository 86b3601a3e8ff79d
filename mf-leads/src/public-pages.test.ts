import { expect, test } from 'vitest'
import { studySlugs } from './case-studies/case-studies-content.ts'
import { addressOf } from './case-studies/studies.ts'
import { listPublicPages } from './public-pages.ts'

test('every case study and both forms can be found, each once and by a title of its own', async () => {
  const pages = await listPublicPages()
  const studies = studySlugs.map(addressOf)
  expect(pages.map(({ path }) => path)).toEqual([...studies, '/contact', '/questionnaire'])
  const titles = pages.map(({ search }) => search?.title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain(undefined)
})
