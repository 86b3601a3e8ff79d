import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { austin, bareRole, fullRole } from '../test/roles.ts'
import { showPage } from '../test/show-page.tsx'
import * as locationsPage from './locations/locations-page.tsx'
import * as roleLocationsPage from './roles/role-locations-page.tsx'
import * as rolesPage from './roles/roles-page.tsx'
import * as technologiesPage from './technologies/technologies-page.tsx'

const texas = { ...austin, name: 'Texas', slug: 'texas', type: 'state', parentSlug: null }
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('/technologies lists them by category', async () => {
  const react = { name: 'React', slug: 'react', category: 'Frontend', difficulty: 'Intermediate' }
  showPage({ ...technologiesPage, path: '/technologies', loader: () => [react] }, '/technologies')
  expect(await screen.findByRole('heading', { name: 'Frontend' })).toBeTruthy()
  expect(href('React developers')).toBe('/technologies/react')
  expect(screen.getByText('Intermediate')).toBeTruthy()
})

test('/locations lists them by type, cities with their state', async () => {
  showPage({ ...locationsPage, path: '/locations', loader: () => [austin, texas] }, '/locations')
  expect(await screen.findByRole('heading', { name: 'Cities' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'States' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Remote' })).toBeNull()
  expect(href('Austin')).toBe('/locations/austin')
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
