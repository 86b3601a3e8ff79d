import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { glossaryTerms } from './glossary/terms.ts'
import { listPublicPages } from './public-pages.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

test('the glossary, the guides and what is published of the articles, each once', async () => {
  await backend.sql
    .exec(`insert into content_hubs (slug, title, published, published_at, updated_at) values
    ('public', 'Public', true, now(), '2024-02-03T04:05:06Z'),
    ('draft', 'Draft', false, null, now()),
    ('technical-screening-process', 'In the way', true, now(), now())`)
  const pages = await listPublicPages()
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  expect(paths.filter((path) => path.startsWith('/glossary/'))).toHaveLength(glossaryTerms.length)
  expect(paths).toEqual(expect.arrayContaining(['/resources', '/glossary', '/resources/public']))
  expect(paths).not.toContain('/resources/draft')
  const changed = pages.find(({ path }) => path === '/resources/public')?.changed
  expect(changed?.slice(0, 10)).toBe('2024-02-03')
})
