import { configureBackend } from 'shared-ui/data'
import type { LoaderFunctionArgs } from 'shared-ui/router'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loader } from './article-page.tsx'
import { getArticle, toArticle } from './articles.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
  await backend.sql.exec(`
    insert into content_hubs (slug, title, published) values ('bare', 'Bare', true), ('draft', 'Draft', false);
    insert into content_hubs (slug, title, published, published_at) values ('soon', 'Soon', true, now() + interval '1 day');
    insert into content_hubs (slug, title, published, content_type, technology_id, location_id, industry_id)
    values ('related', 'Related', true, 'report',
      (select id from technologies where slug = 'react'),
      (select id from locations where slug = 'austin'),
      (select id from industries where slug = 'healthcare'));
  `)
})

afterAll(() => backend.close())

const load = (contentSlug: string | undefined) =>
  loader({ params: { contentSlug } } as unknown as LoaderFunctionArgs)

test('reads an article of the library', async () => {
  const article = await getArticle('technical-interview-services-guide')
  expect(article).toMatchObject({
    type: 'guide',
    category: 'hiring',
    level: 'beginner',
    audiences: ['hiring-managers', 'executives', 'recruiters'],
    readingMinutes: 5,
    author: 'Plumbline Editorial',
  })
  expect(article?.publishedAt).toBe('2025-01-14T09:00:00.000Z')
  expect(article?.content).toContain('## Why companies buy it')
})

test('names technology, location and industry with their pages', async () => {
  expect(await getArticle('related')).toMatchObject({
    type: 'report',
    technology: { name: 'React', path: '/technologies/react' },
    location: { name: 'Austin', path: '/locations/austin' },
    industry: { name: 'Healthcare', path: '/industries/healthcare' },
  })
})

test('leaves empty what the row does not have', async () => {
  expect(await getArticle('bare')).toMatchObject({
    type: 'guide',
    metaTitle: null,
    excerpt: null,
    content: '',
    tags: [],
    audiences: [],
    level: null,
    readingMinutes: null,
    technology: null,
    location: null,
    industry: null,
  })
})

test.each(['draft', 'soon', 'no-such-article'])('does not show %s', async (slug) => {
  expect(await getArticle(slug)).toBeNull()
  await expect(load(slug)).rejects.toMatchObject({
    data: { title: 'Content Not Found', message: 'The requested content could not be found.' },
    init: { status: 404 },
  })
})

test.each([undefined, '', 'Not A Slug', '../x', "a' or 1=1", 'a'.repeat(500), 'a,slug.eq.b'])(
  'takes %.20s for no slug',
  async (slug) => {
    await expect(load(slug)).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test('tells a backend that is away from an article that is not there', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  configureBackend({ url: 'http://localhost:9', anonKey: 'key', fetch })
  await expect(load('bare')).rejects.toMatchObject({
    data: { title: 'Content Not Found', message: 'The requested content could not be found.' },
    init: { status: 503 },
  })
  expect(log).toHaveBeenCalled()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

test.each([
  ['2025-01-14 09:00:00+00', '2025-01-14T09:00:00.000Z'],
  ['2025-01-14T09:00:00.123456+00:00', '2025-01-14T09:00:00.123Z'],
  ['2025-01-14 23:30:00-05', '2025-01-15T04:30:00.000Z'],
  ['yesterday', null],
  [null, null],
])('reads the time %s', (published_at, time) => {
  expect(toArticle({ published_at } as never).publishedAt).toBe(time)
})

test('survives columns of the wrong shape', () => {
  const row = {
    title: 'T',
    slug: 't',
    tags: null,
    target_audience: ['a', 3, null, 'a', ' '],
    content: null,
  }
  expect(toArticle({ ...row, content_type: 'poem' } as never)).toMatchObject({
    type: 'guide',
    tags: [],
    audiences: ['a'],
    content: '',
  })
})
