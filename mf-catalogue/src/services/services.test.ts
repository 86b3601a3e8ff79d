import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loader as loadDedicated } from './technical-interview-page.tsx'
import { loader as loadService } from './service-page.tsx'
import { getServiceIndustries, getServices } from './services.ts'
import { loader as loadIndex } from './services-page.tsx'

const load = (serviceSlug?: string) => loadService({ params: { serviceSlug } } as never)

/** What a visitor gets when a loader throws. */
async function problemOf(page: Promise<unknown>) {
  const thrown = await page.then(
    () => null,
    (error: { data: { title: string; message: string }; init: ResponseInit }) => error,
  )
  return thrown && { status: thrown.init.status, ...thrown.data }
}

describe('with the backend there', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>

  beforeAll(async () => {
    backend = await startBackend()
    configureBackend({ url: backend.url, anonKey: backend.anonKey })
  })

  afterAll(() => backend.close())

  test('getServices lists the nine services by name', async () => {
    const services = await getServices()
    const names = services.map(({ name }) => name)
    expect(names).toHaveLength(9)
    expect(names).toEqual(names.toSorted())
    const directHire = services.find(({ slug }) => slug === 'direct-hire')
    expect(directHire?.description).toMatch(/^Permanent engineers/)
    expect(directHire?.features.length).toBeGreaterThanOrEqual(4)
  })

  test('getServices takes the long description where there is no short one', async () => {
    await backend.sql.query(
      "insert into services (name, slug, description) values ('Zebra hire', 'zebra-hire', 'Stripes.')",
    )
    expect(await getServices()).toContainEqual({
      name: 'Zebra hire',
      slug: 'zebra-hire',
      description: 'Stripes.',
      features: [],
    })
    await backend.sql.query("delete from services where slug = 'zebra-hire'")
  })

  test('getServiceIndustries names the industries that have content for the service', async () => {
    const industries = await getServiceIndustries('technical-interview')
    expect(industries).toContainEqual({ name: 'Aerospace', slug: 'aerospace' })
    expect(industries.map(({ name }) => name)).toEqual(
      industries.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
    )
    expect(await getServiceIndustries('lion-taming')).toEqual([])
  })

  test('the index shows the six services of the main menu first, in their order', async () => {
    const { main, others } = await loadIndex()
    expect(main.map(({ slug }) => slug)).toEqual([
      'technical-interview',
      'direct-hire',
      'it-consultancy',
      'contract-recruiter',
      'recruitment-process',
      'recruiter-training',
    ])
    expect(others.map(({ slug }) => slug)).toEqual([
      'ai-ml-recruitment',
      'coding-interviews',
      'technical-screening',
    ])
  })

  test('a service', async () => {
    const page = await load('direct-hire')
    expect(page.content.title).toBe('Direct Hire Placement')
    expect(page.industries).toContainEqual({ name: 'Aerospace', slug: 'aerospace' })
    expect(structuredClone(page)).toEqual(JSON.parse(JSON.stringify(page)))
  })

  test.each([
    undefined,
    '',
    'lion-taming',
    'Direct-Hire',
    'direct hire',
    '../services',
    'constructor',
    '__proto__',
    '<script>alert(1)</script>',
    'direct-hire%00',
    "direct-hire'--",
    `a${'-a'.repeat(4000)}`,
  ])('no service %s', async (slug) => {
    expect(await problemOf(load(slug))).toEqual({ status: 404 })
  })
})

describe('with the backend away', () => {
  test('the pages show without their links; the index answers 503', async () => {
    configureBackend({ url: 'http://127.0.0.1:1', anonKey: 'key' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [page, dedicated] = await Promise.all([load('direct-hire'), loadDedicated()])
    expect(page.content.title).toBe('Direct Hire Placement')
    expect(page.industries).toEqual([])
    expect(dedicated.industries).toEqual([])
    expect(await problemOf(load('lion-taming'))).toMatchObject({ status: 404 })

    configureBackend({ url: 'http://127.0.0.1:1', anonKey: 'key', fetch: globalThis.fetch })
    expect(await problemOf(loadIndex())).toEqual({
      status: 503,
      title: 'Services Not Available',
      message: 'Failed to load service data',
    })
    expect(console.error).toHaveBeenCalledWith('Failed to load service data', expect.anything())
  })
})
