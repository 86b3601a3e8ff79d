import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from 'shared-ui/testing/show-page.tsx'
import * as industriesPage from './industries-page.tsx'
import type { IndustryServices } from './industries.ts'
import * as servicesPage from './industry-services-page.tsx'

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('/industries leads to every industry that has a page', async () => {
  const industries = [
    { name: 'Energy', slug: 'energy', challenges: ['Sites are remote', 'Another'] },
    { name: 'Fishing', slug: 'fishing', challenges: [] },
  ]
  showPage({ ...industriesPage, path: '/industries', loader: () => industries }, '/industries')
  expect(await screen.findByRole('heading', { name: 'Industries we recruit for' })).toBeTruthy()
  expect(href('Energy')).toBe('/industries/energy')
  expect(screen.getByText('Sites are remote')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Fishing' })).toBeTruthy()
  const drawn = screen.getAllByRole('article').map((card) => card.querySelectorAll('svg').length)
  expect(drawn, 'each has its own drawing, if it has a page').toEqual([1, 0])
  expect(screen.queryByRole('link', { name: 'Fishing' })).toBeNull()
})

const energy: IndustryServices = {
  name: 'Energy',
  slug: 'energy',
  services: [
    { name: 'Direct Hire Placement', slug: 'direct-hire', title: 'Grid people', description: 'x' },
    {
      name: 'IT Consultancy Solutions',
      slug: 'it-consultancy',
      title: 'IT Consultancy Solutions',
      description: null,
    },
  ],
}

const showServices = (data: IndustryServices) =>
  showPage(
    { ...servicesPage, path: '/industries/:industrySlug/services', loader: () => data },
    '/industries/energy/services',
  )

test('/industries/:industrySlug/services leads to each service under the name it has there', async () => {
  showServices(energy)
  expect(await screen.findByRole('heading', { name: 'Services for Energy' })).toBeTruthy()
  expect(href(/Grid people/)).toBe('/industries/energy/services/direct-hire')
  expect(screen.getByText('Direct Hire Placement')).toBeTruthy()
  expect(href(/IT Consultancy Solutions/)).toBe('/industries/energy/services/it-consultancy')
  expect(screen.getAllByText('IT Consultancy Solutions')).toHaveLength(1)
  expect(href(/hiring in Energy/)).toBe('/industries/energy')
})

test('/industries/:industrySlug/services says so when there is none', async () => {
  showServices({ ...energy, services: [] })
  expect(await screen.findByText('Every service is open to Energy teams.')).toBeTruthy()
  expect(href('See all services')).toBe('/services')
})
