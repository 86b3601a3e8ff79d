import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loader } from './industry-service-page.tsx'
import { getIndustryService, toIndustryService } from './industry-services.ts'

const load = (industrySlug?: string, serviceSlug?: string) =>
  loader({ params: { industrySlug, serviceSlug } } as never)

/** What a visitor gets when the loader throws. */
async function problemOf(...slugs: [string?, string?]) {
  const thrown = await load(...slugs).then(
    () => null,
    (error: { data: object; init: ResponseInit }) => error,
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

  test('reads what a service means in an industry', async () => {
    const offer = await getIndustryService('ecommerce', 'technical-interview')
    expect(offer).toMatchObject({
      industry: { name: 'E-commerce', slug: 'ecommerce' },
      service: { name: 'Technical Interview as a Service', slug: 'technical-interview' },
      title: 'Technical Interviews for E-commerce Teams',
      metaTitle: 'Technical Interviews for E-commerce',
    })
    expect(offer?.challenges).toHaveLength(4)
    expect(offer?.features).toContain('Performance trace reading for frontend roles')
    expect(offer?.stories.map(({ company }) => company)).toEqual([
      'An online homeware retailer',
      'A marketplace for spare parts',
    ])
  })

  test.each([
    ['aerospace', 'technical-interview', 'Technical Interview as a Service for Aerospace'],
    ['pharma', 'direct-hire', 'Direct Hire Placement for Pharmaceutical Companies'],
  ])(
    'names service and industry when %s and %s have no title',
    async (industry, service, title) => {
      const offer = await getIndustryService(industry, service)
      expect(offer?.title).toBe(title)
    },
  )

  test("falls back on the service's own description and features", async () => {
    await backend.sql.query(`
      insert into industry_service_content (industry_id, service_id)
      select industries.id, services.id from industries, services
      where industries.slug = 'retail' and services.slug = 'coding-interviews'`)
    const offer = await getIndustryService('retail', 'coding-interviews')
    expect(offer?.description).toMatch(/^A good coding interview looks like a morning at work/)
    expect(offer?.features).toContain('Tasks built from the work the role really does')
    expect(offer?.stories).toEqual([])
  })

  test('answers null when industry, service or the row of both is missing', async () => {
    expect(await getIndustryService('atlantis', 'direct-hire')).toBeNull()
    expect(await getIndustryService('retail', 'lion-taming')).toBeNull()
    expect(await getIndustryService('energy', 'ai-ml-recruitment')).toBeNull()
  })

  test("loads the page with the industry's drawing, as plain data", async () => {
    const page = await load('aerospace', 'direct-hire')
    expect(page.drawing?.lines).toBeTruthy()
    expect(structuredClone(page)).toEqual(JSON.parse(JSON.stringify(page)))
  })

  test('says that a pair without a page is not found', async () => {
    expect(await problemOf('retail', 'lion-taming')).toEqual({
      status: 404,
      title: 'Page Not Found',
      message: 'Page not found',
    })
  })
})

describe('with the backend away', () => {
  beforeEach(() => {
    configureBackend({ url: 'http://127.0.0.1:1', anonKey: 'key', fetch })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  test('answers 503 and logs the failure', async () => {
    expect(await problemOf('retail', 'direct-hire')).toEqual({
      status: 503,
      title: 'Page Not Found',
      message: 'Failed to load page data',
    })
    expect(console.error).toHaveBeenCalledWith('Failed to load page data', expect.anything())
  })

  test.each([
    [undefined, 'direct-hire'],
    ['retail', undefined],
    ['Retail', 'direct-hire'],
    ['retail', 'direct hire'],
    ['retail', `a${'-a'.repeat(100)}`],
    ["retail'; drop table industries", 'direct-hire'],
    ['retail', '<script>'],
  ])('refuses %j and %j without asking it', async (...slugs) => {
    expect(await problemOf(...slugs)).toEqual({
      status: 404,
      title: 'Page Not Found',
      message: 'Invalid page parameters',
    })
  })
})

test('toIndustryService survives columns of the wrong shape', () => {
  const row = {
    custom_title: null,
    custom_description: null,
    meta_title: '',
    meta_description: null,
    industry_specific_features: null,
    case_studies: ['not', 'a', 'map'],
    industry: { name: 'Retail', slug: 'retail', challenges: { not: 'a list' } },
    service: {
      name: 'Direct Hire',
      slug: 'direct-hire',
      description: null,
      short_description: null,
      features: [null, 7, '', 'A short list'],
    },
  }
  expect(toIndustryService(row as never)).toEqual({
    industry: { name: 'Retail', slug: 'retail' },
    service: { name: 'Direct Hire', slug: 'direct-hire' },
    title: 'Direct Hire for Retail',
    description: null,
    metaTitle: null,
    metaDescription: null,
    challenges: [],
    features: ['A short list'],
    stories: [],
  })
})
