import { configureBackend } from 'shared-ui/data'
import type { LoaderFunctionArgs } from 'shared-ui/router'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getNewestArticles, joinArticles } from './newest-articles.ts'
import { loader } from './resources-page.tsx'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey, fetch })
  await backend.sql.exec(`
    insert into content_hubs (slug, title, published) values
      ('hidden-page', 'Hidden page', true), ('hidden-article', 'Hidden article', false), ('undated', 'Undated', true);
    insert into content_pages (slug, category, published, published_at) values
      ('hidden-page', 'hiring', false, now() - interval '1 day'),
      ('hidden-article', 'hiring', true, now() - interval '1 day'),
      ('no-such-article', 'hiring', true, now() - interval '1 day'),
      ('undated', 'hiring', true, null);
  `)
})

afterAll(() => backend.close())

const slugs = async (category = '') => (await getNewestArticles(category)).map(({ slug }) => slug)
const load = (query = '') =>
  loader({ request: new Request(`http://localhost/resources${query}`) } as LoaderFunctionArgs)

test('lists published articles, newest first, those without a date last', async () => {
  const articles = await getNewestArticles('')
  expect(articles).toHaveLength(14)
  const dates = articles.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual([...dates].sort((a, b) => (b ?? '').localeCompare(a ?? '')))
  expect(articles[0]).toEqual({
    slug: 'how-recruiters-are-paid',
    type: 'guide',
    title: expect.any(String),
    excerpt: expect.any(String),
    audiences: expect.arrayContaining(['executives']),
    readingMinutes: expect.any(Number),
    publishedAt: '2026-11-17T09:00:00.000Z',
  })
  expect(articles.at(-1)).toMatchObject({ slug: 'undated', type: 'guide', publishedAt: null })
})

test('leaves out what is not published, in the index or as an article', async () => {
  const shown = await slugs()
  for (const slug of [
    'hidden-page',
    'hidden-article',
    'no-such-article',
    'boolean-search-for-engineering-recruiters',
  ]) {
    expect(shown).not.toContain(slug)
  }
})

test('reads one category', async () => {
  expect(await slugs('interviewing')).toEqual([
    'ai-assistance-in-technical-interviews',
    'interview-loop-calibration-report',
    'take-home-or-live-coding',
    'structured-interview-scorecards',
  ])
})

test.each([
  'no such category',
  "a' or 1=1 --",
  'hiring,published.eq.false',
  '(*)',
  '%',
  '<b>',
  '\\',
  'eq.hiring',
  '😀',
])('takes the category %s as the text it is', async (category) => {
  expect(await slugs(category)).toEqual([])
  const { articles } = await load(`?category=${encodeURIComponent(category)}`)
  expect(articles).toEqual([])
})

test.each(['?category=%00', '?category=%E0%A4%A', '?type[]=x&page=-1', '?%'])(
  'answers the query %s',
  async (query) => {
    expect(Array.isArray((await load(query)).articles)).toBe(true)
  },
)

test('answers without a list when the backend is away', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  configureBackend({ url: 'http://localhost:9', anonKey: 'key', fetch })
  expect(await load()).toEqual({ articles: null })
  expect(log).toHaveBeenCalledOnce()
  configureBackend({ url: backend.url, anonKey: backend.anonKey, fetch })
})

test('no draft is readable through the REST address with the public key', async () => {
  for (const [table, slug] of [
    ['content_hubs', 'boolean-search-for-engineering-recruiters'],
    ['content_hubs', 'hidden-article'],
    ['content_pages', 'hidden-page'],
  ]) {
    const answer = await fetch(`${backend.url}/rest/v1/${table}?slug=eq.${slug}&select=slug`, {
      headers: { apikey: backend.anonKey },
    })
    expect([answer.status, await answer.json()]).toEqual([200, []])
  }
})

test('survives columns of the wrong shape', () => {
  const page = { slug: 'a', published_at: 'yesterday' }
  const hub = { slug: 'a', title: 'A', content_type: 'poem', target_audience: null }
  expect(joinArticles([page], [hub as never])).toMatchObject([
    { slug: 'a', type: 'guide', audiences: [], publishedAt: null },
  ])
})
