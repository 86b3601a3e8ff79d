import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { austin, bareRole, fullRole } from '../test/roles.ts'
import { showPage } from '../test/show-page.tsx'
import * as locationsPage from './locations/locations-page.tsx'
import type { Place } from './locations/locations.ts'
import { layOutMap } from './locations/map-layout.ts'
import { maps } from './locations/maps.drawn.ts'
import * as roleLocationsPage from './roles/role-locations-page.tsx'
import * as rolesPage from './roles/roles-page.tsx'
import * as technologiesPage from './technologies/technologies-page.tsx'

const texas = { ...austin, name: 'Texas', slug: 'texas', type: 'state' as const, parentSlug: null }
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('/technologies lists them by category', async () => {
  const react = { name: 'React', slug: 'react', category: 'Frontend', difficulty: 'Intermediate' }
  showPage({ ...technologiesPage, path: '/technologies', loader: () => [react] }, '/technologies')
  expect(await screen.findByRole('heading', { name: 'Frontend' })).toBeTruthy()
  expect(href('React developers')).toBe('/technologies/react')
  expect(screen.getByText('Intermediate')).toBeTruthy()
})

test('/locations has each place on a map and, with its districts, in a list under its state', async () => {
  const places: Place[] = [
    { ...austin, coordinates: { latitude: 30.27, longitude: -97.74 } },
    { ...texas, coordinates: { latitude: 31.25, longitude: -99.25 } },
    { ...austin, name: 'Remote', slug: 'remote', type: 'remote', coordinates: null },
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
  expect(list.getAllByText('The Domain')).toHaveLength(3)
  expect(list.getByRole('link', { name: 'Remote' })).toBeTruthy()
})

test('/roles lists them by category', async () => {
  showPage({ ...rolesPage, path: '/roles', loader: () => [fullRole] }, '/roles')
  expect(await screen.findByRole('heading', { name: 'Data & AI' })).toBeTruthy()
  expect(href('Data Engineer')).toBe('/roles/data-engineer')
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
