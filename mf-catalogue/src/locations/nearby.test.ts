import { expect, test } from 'vitest'
import type { LocationSummary } from './locations.ts'
import { nearbyLocations } from './nearby.ts'

const place = (slug: string, type: LocationSummary['type'], parentSlug: string | null = null) => ({
  name: slug,
  slug,
  type,
  parentSlug,
})

const all = [
  place('remote', 'remote'),
  place('berlin', 'city'),
  place('dallas', 'city', 'texas'),
  place('austin', 'city', 'texas'),
  place('texas', 'state'),
]

const slugs = (locations: LocationSummary[]) => locations.map(({ slug }) => slug)

test('puts the closest first and leaves the place itself out', () => {
  expect(slugs(nearbyLocations(place('austin', 'city', 'texas'), all, 9))).toEqual([
    'texas',
    'dallas',
    'berlin',
    'remote',
  ])
})

test('finds the places inside a state, and keeps to the limit', () => {
  expect(slugs(nearbyLocations(place('texas', 'state'), all, 2))).toEqual(['dallas', 'austin'])
})
