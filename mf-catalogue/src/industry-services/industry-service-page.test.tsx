import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { canonicalLink, metaOf, showPage } from 'shared-ui/testing/show-page.tsx'
import * as page from './industry-service-page.tsx'
import type { IndustryService } from './industry-services.ts'

const canonicalPath = '/industries/:industrySlug/services/:serviceSlug'
const shortPath = '/industries/:industrySlug/:serviceSlug'

const full: IndustryService = {
  industry: { name: 'Retail', slug: 'retail' },
  service: { name: 'Direct Hire Placement', slug: 'direct-hire' },
  title: 'Engineers for Shops',
  description: 'Stock is a distributed system.',
  metaTitle: 'Direct Hire for Retail',
  metaDescription: 'Permanent engineers for shops.',
  challenges: ['One number', 'Poor networks'],
  features: ['Offline tills', 'Remote terms', '<b>Plain</b> text'],
  stories: [
    { title: 'A till', company: 'A grocer', description: 'It stopped.', result: 'It runs.' },
    { title: 'A shelf', company: null, description: null, result: null },
  ],
}

const bare: IndustryService = {
  ...full,
  title: 'Direct Hire Placement for Retail',
  description: null,
  metaTitle: null,
  metaDescription: null,
  challenges: [],
  features: [],
  stories: [],
}

const drawing = { lines: 'M0 0h1', fine: 'M0 0h1', brass: 'M0 0h1' }

async function showOffer(
  offer: IndustryService,
  { path = canonicalPath, address = '/industries/retail/services/direct-hire', art = drawing } = {},
) {
  showPage({ ...page, path, loader: () => ({ offer, drawing: art }) }, address)
  await screen.findByRole('heading', { level: 1 })
}

const heading = (name: string) => screen.queryByRole('heading', { name })
const region = (name: string) => within(screen.getByRole('region', { name }))
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('opens with badges, title, description and two ways to begin', async () => {
  await showOffer(full)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Engineers for Shops')
  const badges = within(screen.getByRole('list', { name: 'Industry and service' }))
  expect(badges.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Retail',
    'Direct Hire Placement',
  ])
  expect(screen.getByText('Stock is a distributed system.')).toBeTruthy()
  expect(href('Get Started Today')).toBe('/questionnaire')
  expect(href('Schedule Consultation')).toBe('/contact')
})

test.each([
  ['Successful Placements', '500+'],
  ['Client Satisfaction', '95%'],
  ['Placement Quality', '100%'],
])('shows the fixed figure %s', async (label, value) => {
  await showOffer(bare)
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value)
})

test('shows challenges, features as plain text, and stories', async () => {
  await showOffer(full)
  expect(region('Industry Challenges').getAllByRole('listitem')).toHaveLength(2)
  expect(region('Features').getAllByRole('listitem')).toHaveLength(3)
  expect(region('Features').getByText('<b>Plain</b> text')).toBeTruthy()
  const [till, shelf] = region('Success Stories').getAllByRole('article')
  expect(till!.textContent).toBe('A tillA grocerIt stopped.Result It runs.')
  expect(shelf!.textContent).toBe('A shelf')
  expect(region('Hiring in Retail?').getByRole('button', { name: 'Schedule a Call' })).toBeTruthy()
})

test.each(['Industry Challenges', 'Features', 'Success Stories'])(
  'leaves out %s when there are none',
  async (title) => {
    await showOffer(bare)
    expect(heading(title)).toBeNull()
    expect(screen.getByText('02 — Where next')).toBeTruthy()
  },
)

test('leads on to industry, service and the other services', async () => {
  await showOffer(full)
  expect(href(/Technical Recruiting for Retail/)).toBe('/industries/retail')
  expect(href(/^Learn more: Direct Hire Placement/)).toBe('/services/direct-hire')
  expect(href(/All services for Retail/)).toBe('/industries/retail/services')
})

test('leads to no page that does not exist', async () => {
  const unknown = { ...full, service: { name: 'Lion Taming', slug: 'lion-taming' } }
  await showOffer(unknown, { art: null as never })
  expect(screen.queryByRole('link', { name: /Technical Recruiting for Retail/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Lion Taming/ })).toBeNull()
})

test.each([
  [canonicalPath, '/industries/retail/services/direct-hire'],
  [shortPath, '/industries/retail/direct-hire'],
])('at %s has the one canonical address', async (path, address) => {
  await showOffer(full, { path, address })
  const canonical = 'https://www.example.com/industries/retail/services/direct-hire'
  expect(canonicalLink()).toBe(canonical)
  expect(metaOf('og:url')).toBe(canonical)
  const block = document.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ '@type': 'Service', url: canonical })
})

test('takes its head from the row', async () => {
  await showOffer(full)
  expect(document.title).toBe('Direct Hire for Retail | Plumbline Technical Recruiting')
  expect(metaOf('description')).toBe('Permanent engineers for shops.')
})

test('has a head of its own when the row has none', async () => {
  await showOffer(bare)
  expect(document.title).toBe('Direct Hire Placement for Retail | Plumbline Technical Recruiting')
  expect(metaOf('description')).toMatch(/^Direct Hire Placement for Retail/)
})

test.each(['/industries/RETAIL/services/direct-hire', '/industries/retail/services/a--b'])(
  'says that %s is not found without asking the backend',
  async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    showPage({ ...page, path: canonicalPath }, address)
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
    expect(screen.getByText('Invalid page parameters')).toBeTruthy()
    expect(href('Return Home')).toBe('/')
    expect(metaOf('robots')).toBe('noindex')
  },
)
