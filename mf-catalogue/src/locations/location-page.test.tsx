import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { canonicalLink, metaOf, showPage } from 'shared-ui/testing/show-page.tsx'
import { austin } from '../testing/roles.ts'
import * as page from './location-page.tsx'
import type { Location, LocationSummary } from './locations.ts'

const path = '/locations/:locationSlug'
const texas: LocationSummary = { name: 'Texas', slug: 'texas', type: 'state', parentSlug: null }
const roles = [{ title: 'DBA', slug: 'dba', category: null, level: null }]

async function showLocation(
  location: Location,
  parent: LocationSummary | null = null,
  places: LocationSummary[] = [],
) {
  const data = { location, parent, places, roles }
  showPage({ ...page, path, loader: () => data }, `/locations/${location.slug}`)
  await screen.findByRole('heading', { level: 1 })
}

const heading = (name: string | RegExp) => screen.queryByRole('heading', { name })
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const structuredData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

test('shows type, parent, companies, hubs, the three services and the roles', async () => {
  await showLocation(austin, texas)
  const badges = within(screen.getByRole('list', { name: 'Kind of location' }))
  expect(badges.getByText('City')).toBeTruthy()
  expect(href('Texas')).toBe('/locations/texas')
  expect(heading('Top Companies')).toBeTruthy()
  expect(screen.getByText('Six')).toBeTruthy()
  expect(screen.getByText('The Domain')).toBeTruthy()
  expect(href('Learn More: Technical Interview as a Service')).toBe('/services/technical-interview')
  expect(href('Learn More: Direct Hire Placement')).toBe('/services/direct-hire')
  expect(href('Learn More: IT Consultancy Solutions')).toBe('/services/it-consultancy')
  expect(href('DBA in Austin')).toBe('/roles/dba/austin')
})

test('leaves out what the location does not have', async () => {
  await showLocation({ ...austin, topCompanies: [], techHubs: [], description: null })
  expect(screen.queryByRole('link', { name: 'Texas' })).toBeNull()
  expect(heading('Top Companies')).toBeNull()
  expect(heading('Tech Hubs')).toBeNull()
  expect(heading(/The market/)).toBeNull()
})

test('lists the places inside a state', async () => {
  await showLocation({ ...austin, ...texas }, null, [austin])
  expect(screen.getByText('State')).toBeTruthy()
  expect(href('Austin')).toBe('/locations/austin')
})

test('takes its head from the row, or has one of its own', async () => {
  await showLocation({ ...austin, metaTitle: 'Hiring in Austin', metaDescription: 'About Austin.' })
  expect(document.title).toBe('Hiring in Austin | Plumbline Technical Recruiting')
  expect(metaOf('description')).toBe('About Austin.')
  expect(canonicalLink()).toBe('https://www.example.com/locations/austin')
})

test('is a local business with its hours, except for remote work', async () => {
  await showLocation(austin, texas)
  expect(structuredData()).toMatchObject({
    '@type': 'LocalBusiness',
    address: { addressLocality: 'Austin', addressRegion: 'Texas' },
    openingHoursSpecification: { opens: '08:00', closes: '18:00' },
  })
})

test('claims no place for remote work', async () => {
  await showLocation({ ...austin, name: 'Remote', slug: 'remote', type: 'remote' })
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
})

test('refuses what cannot be a slug', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  showPage({ ...page, path }, '/locations/New%20York')
  expect(await screen.findByRole('heading', { name: 'Location Not Found' })).toBeTruthy()
  expect(screen.getByText('Invalid location parameter')).toBeTruthy()
})
