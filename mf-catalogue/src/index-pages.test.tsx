import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from 'shared-ui/testing/show-page.tsx'
import { austin, bareRole, fullRole } from './testing/roles.ts'
import * as locationsPage from './locations/locations-page.tsx'
import type { Location, Place } from './locations/locations.ts'
import { layOutMap } from './locations/map/map-layout.ts'
import { maps } from './locations/map/maps.drawn.ts'
import * as roleLocationsPage from './roles/role-locations-page.tsx'
import { openEyebrow } from './roles/roles-content.ts'
import * as rolesPage from './roles/roles-page.tsx'
import { coveredStages, stages } from './services/service-coverage.ts'
import { servicePages } from './services/contents/service-contents.ts'
import * as servicesPage from './services/services-page.tsx'
import * as technologiesPage from './technologies/technologies-page.tsx'

const texas: Location = { ...austin, name: 'Texas', slug: 'texas', type: 'state', parentSlug: null }
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('/services shows which stages of a hire each one covers', async () => {
  const features: string[] = []
  const [interview, other] = ['Technical Interview as a Service', 'Tea'].map((name) => ({
    ...{ name, slug: name === 'Tea' ? 'tea' : 'technical-interview', description: null, features },
  }))
  const data = { main: [interview], others: [other] }
  showPage({ ...servicesPage, path: '/services', loader: () => data }, '/services')
  const table = within(await screen.findByRole('table', { name: /each service covers/ }))
  expect(table.getAllByRole('row')).toHaveLength(2)
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent === 'covered')
  expect(columns.slice(1).filter((_, index) => cells[index])).toEqual([
    'Brief',
    'Interview',
    'Report',
  ])
  expect(screen.getByRole('heading', { name: 'Tea' })).toBeTruthy()
})

test('every service with a page says what it covers', () => {
  for (const slug of ['technical-interview', ...servicePages])
    expect(coveredStages(slug)).not.toEqual([])
})

test('hiring that we run from intake to signed offer covers all but the first weeks', () => {
  expect(coveredStages('recruitment-process')).toEqual(stages.slice(0, -1))
})

test('/technologies has each in the row of its category and the column of its difficulty', async () => {
  const react = { name: 'React', slug: 'react', category: 'Frontend', difficulty: 'Intermediate' }
  const cobol = { name: 'COBOL', slug: 'cobol', category: null, difficulty: null }
  const loader = () => [react, cobol]
  showPage({ ...technologiesPage, path: '/technologies', loader }, '/technologies')
  const table = within(await screen.findByRole('table', { name: /by category and difficulty/ }))
  const texts = table.getAllByRole('row').map((row) => [...row.children].map((c) => c.textContent))
  expect(texts).toEqual([
    ['Category', 'Beginner', 'Intermediate', 'Advanced', 'Expert', 'Other'],
    ['Frontend', '', 'React skills and questions', '', '', ''],
    ['Other', '', '', '', '', 'COBOL skills and questions'],
  ])
  expect(href('React skills and questions')).toBe('/technologies/react')
})

test('/locations has each place on a map and, with its districts, in a list under its state', async () => {
  const places: Place[] = [
    { ...austin, coordinates: { latitude: 30.27, longitude: -97.74 } },
    { ...texas, coordinates: { latitude: 31.25, longitude: -99.25 } },
    {
      ...austin,
      name: 'Remote',
      slug: 'remote',
      type: 'remote',
      parentSlug: null,
      coordinates: null,
    },
  ]
  const data = { places, layout: layOutMap(places, maps) }
  showPage({ ...locationsPage, path: '/locations', loader: () => data }, '/locations')
  const sheet = await screen.findByRole('list', { name: 'Sheet 1 — United States and Canada' })
  const marks = within(sheet).getAllByRole('link')
  expect(marks.map((mark) => mark.getAttribute('href'))).toEqual([
    '/locations/austin',
    '/locations/texas',
  ])
  expect(screen.getByText('01 — 1 city, 1 state')).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Place by place' }))
  expect(list.getByRole('heading', { name: 'Texas' })).toBeTruthy()
  expect(list.getByRole('link', { name: 'Austin' }).getAttribute('href')).toBe('/locations/austin')
  expect(list.getAllByText('The Domain').length).toBeGreaterThan(0)
  expect(list.getByRole('link', { name: 'Remote' })).toBeTruthy()
})

test('/roles draws them by family: what experience each asks for', async () => {
  const role = { ...fullRole, categoryDescription: 'Who move data.', years: [3, 8] as const }
  const other = { ...role, title: 'Clerk', slug: 'clerk', category: null, years: [0, 5] as const }
  const data = { roles: [role, other], openings: [] as object[] }
  showPage({ ...rolesPage, path: '/roles', loader: () => data }, '/roles')
  const family = within(await screen.findByRole('region', { name: 'Data & AI' }))
  expect(family.getByText('Who move data.')).toBeTruthy()
  expect(family.getByRole('listitem').textContent).toBe('Data EngineerSenior3-8 years')
  expect(href('Data Engineer')).toBe('/roles/data-engineer')
  const open = within(screen.getByRole('region', { name: 'Open today' }))
  expect(open.getByText(/No position is listed at this moment/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Other' })).getByText('0-5 years')).toBeTruthy()
})

test('/roles lists what is open by place', async () => {
  const opening = {
    ...{ summary: 'Six months of late data.', employment_type: 'CONTRACTOR' },
    ...{ role: fullRole, location: austin },
  }
  const data = { roles: [], openings: [opening] }
  showPage({ ...rolesPage, path: '/roles', loader: () => data }, '/roles')
  const open = within(await screen.findByRole('region', { name: 'Open today' }))
  expect(open.getByText('02 — 1 position')).toBeTruthy()
  expect(open.getByRole('heading', { name: 'Austin' })).toBeTruthy()
  expect(open.getByRole('listitem').textContent).toBe(
    'Data Engineer in AustinContract. Six months of late data.',
  )
  expect(href('Data Engineer in Austin')).toBe('/roles/data-engineer/austin#open')
})

test.each([
  [undefined, 'Not read'],
  [0, '0 positions'],
  [199, '199 positions'],
  [200, 'The newest 200'],
])('of %s open positions it says: %s', (count, says) => {
  expect(openEyebrow(count)).toBe(`02 — ${says}`)
})

test.each([fullRole, bareRole])(
  '/roles/:roleSlug leads to the role in every place',
  async (role) => {
    const data = { role, locations: [austin, texas] }
    showPage({ ...roleLocationsPage, path: '/roles/:roleSlug', loader: () => data }, '/roles/x')
    expect(await screen.findByRole('heading', { name: 'Data Engineer Jobs' })).toBeTruthy()
    expect(href('Data Engineer in Austin')).toBe('/roles/data-engineer/austin')
  },
)
