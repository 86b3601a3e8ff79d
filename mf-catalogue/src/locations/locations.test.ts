import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLocation, getLocations, toLocation } from './locations.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

test('getLocation reads a city with where it lies', async () => {
  const austin = await getLocation('austin')
  expect(austin).toMatchObject({ name: 'Austin', type: 'city', parentSlug: 'texas' })
  expect(austin?.topCompanies.length).toBeGreaterThan(5)
  expect(austin?.techHubs).toContain('The Domain')
})

test('getLocation answers null for one that does not exist', async () => {
  expect(await getLocation('atlantis')).toBeNull()
})

test('getLocations lists every location by name', async () => {
  const locations = await getLocations()
  expect(locations.length).toBeGreaterThanOrEqual(20)
  expect(new Set(locations.map(({ type }) => type))).toEqual(new Set(['city', 'state', 'remote']))
  expect(locations).toContainEqual({
    name: 'Texas',
    slug: 'texas',
    type: 'state',
    parentSlug: null,
  })
})

test('toLocation survives lists that are null', () => {
  const row = { name: 'Oz', slug: 'oz', type: 'city', top_companies: null, tech_hubs: null }
  expect(toLocation(row as never)).toMatchObject({ topCompanies: [], techHubs: [] })
})
