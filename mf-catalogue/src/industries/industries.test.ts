import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getTechnologies } from '../technologies/technologies.ts'
import { loader as loadIndustries } from './industries-page.tsx'
import { getIndustries, getIndustryServices } from './industries.ts'
import { getIndustryContent, industrySlugs } from './industry-contents.ts'
import { loader as loadServices } from './industry-services-page.tsx'
import { technologyPages } from './technology-pages.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

type Thrown = { data: { title: string; message: string }; init: ResponseInit }

async function problemOf(answer: Promise<unknown>) {
  const thrown = await answer.then(
    () => null,
    (error: Thrown) => error,
  )
  return thrown && { status: thrown.init.status, ...thrown.data }
}

test('getIndustries lists every industry by name, and each has a page of that name', async () => {
  const industries = await getIndustries()
  const names = industries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
  expect(industries.map(({ slug }) => slug).toSorted()).toEqual(industrySlugs.toSorted())
  for (const { name, slug, challenges } of industries) {
    expect((await getIndustryContent(slug))?.name).toBe(name)
    expect(challenges.length).toBeGreaterThan(2)
  }
})

test('getIndustryServices reads the services that have content, by name', async () => {
  const aerospace = await getIndustryServices('aerospace')
  expect(aerospace?.name).toBe('Aerospace')
  const names = aerospace?.services.map(({ name }) => name) ?? []
  expect(names).toEqual(names.toSorted())
  expect(aerospace?.services).toContainEqual({
    name: 'Direct Hire Placement',
    slug: 'direct-hire',
    title: 'Permanent Engineers for Flight and Mission Software',
    description: expect.stringContaining('avionics'),
  })
})

test('getIndustryServices answers with none, or null for an industry that does not exist', async () => {
  await backend.sql.query("insert into industries (name, slug) values ('Fishing', 'fishing')")
  expect(await getIndustryServices('fishing')).toEqual({
    name: 'Fishing',
    slug: 'fishing',
    services: [],
  })
  expect(await getIndustryServices('piracy')).toBeNull()
  await backend.sql.query("delete from industries where slug = 'fishing'")
})

test('what an industry page links to is there', async () => {
  const technologies = await getTechnologies()
  expect(technologies).toEqual(
    expect.arrayContaining(
      technologyPages.map((technology) => expect.objectContaining(technology)),
    ),
  )
  for (const slug of industrySlugs) {
    const written = await getIndustryServices(slug)
    const content = await getIndustryContent(slug)
    for (const service of content?.services ?? []) {
      expect(written?.services).toContainEqual(
        expect.objectContaining({ name: service.title, slug: service.slug }),
      )
    }
  }
})

test.each([undefined, '', 'Energy', '../energy', 'piracy', 'a'.repeat(121)])(
  'the services of %s are an unknown route',
  async (industrySlug) => {
    expect(await problemOf(loadServices({ params: { industrySlug } } as never))).toEqual({
      status: 404,
    })
  },
)

test('a backend that is away is said to be away', async () => {
  configureBackend({ url: 'http://127.0.0.1:1', anonKey: 'key', fetch })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const message = 'Failed to load industry data'
  expect(await problemOf(loadIndustries())).toMatchObject({ status: 503, message })
  expect(
    await problemOf(loadServices({ params: { industrySlug: 'energy' } } as never)),
  ).toMatchObject({ status: 503, message })
})
