import { geoConicEqualArea } from 'd3-geo'
import { expect, test } from 'vitest'
import { placeLabels, type Labelled, type Placement } from './label-placement.ts'
import type { Place } from '../locations.ts'
import { layOutMap } from './map-layout.ts'
import { maps } from './maps.drawn.ts'
import { project } from './projection.ts'

const [america, europe] = maps
if (!america || !europe) throw new Error('A sheet is missing')

const place = (
  name: string,
  latitude: number,
  longitude: number,
  type: Place['type'] = 'city',
) => ({
  name,
  slug: name.toLowerCase(),
  type,
  parentSlug: null,
  coordinates: { latitude, longitude },
  techHubs: [],
})

test.each(maps)('places lie on $name where d3 would have drawn them', ({ projection }) => {
  const { parallels, meridian, scale, origin } = projection
  const drawn = geoConicEqualArea()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .center([0, 0])
    .scale(scale)
    .translate([...origin])
  for (const [longitude, latitude] of [
    [-122.4, 37.8],
    [-71.1, 42.4],
    [13.4, 52.5],
  ] as const)
    expect(project(projection, { latitude, longitude })).toEqual(
      drawn([longitude, latitude])?.map(Math.round),
    )
})

test('a page can carry the outlines', () => {
  expect(JSON.stringify(maps).length).toBeLessThan(12_000)
  expect(Object.keys(america.regions)).toHaveLength(49)
})

test('each place is on the first sheet that reaches it; what lies beyond both is on none', () => {
  const places = [place('Austin', 30.3, -97.7), place('Berlin', 52.5, 13.4), place('Oslo', 70, 26)]
  const names = layOutMap(places, maps).map((marks) => marks.map(({ name }) => name))
  expect(names).toEqual([['Austin'], ['Berlin']])
})

test('a place without coordinates is on no sheet', () => {
  const nowhere = { ...place('Remote', 0, 0, 'remote'), coordinates: null }
  expect(layOutMap([nowhere], maps)).toEqual([[], []])
})

test('a short name stands on its region, a long one beside it', () => {
  const states = [place('Texas', 31.3, -99.3, 'state'), place('Tennessee', 35.8, -86.3, 'state')]
  const labels = layOutMap(states, maps)[0]?.map(({ label }) => [label?.side, label?.hasLeader])
  expect(labels).toEqual([
    ['within', false],
    ['right', true],
  ])
})

test('however places lie, no name is over another one, over a mark or off the sheet', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const labels = scattered(30, seed)
    const placed = [...placeLabels(labels, america)]
    expect(placed.length).toBeGreaterThan(15)
    for (const [label, { box }] of placed) {
      expect(box.left >= 0 && box.right <= america.width).toBe(true)
      expect(box.top >= 0 && box.bottom <= america.height).toBe(true)
      expect(labels.filter(({ x, y }) => isIn(box, x, y))).toEqual([])
      expect(placed.filter(([other, { box: b }]) => other !== label && overlap(b, box))).toEqual([])
    }
  }
})

test('of more places than a sheet has room for, the last are marks alone', () => {
  const labels = scattered(200, 1)
  const named = [...placeLabels(labels, america).keys()]
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((label) => labels.indexOf(label) >= 100)).toEqual([])
})

function scattered(count: number, seed: number): Labelled[] {
  let state = seed
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit
  return Array.from({ length: count }, (_, index) => ({
    name: `Place ${'x'.repeat(below(9))}${index}`,
    x: below(america?.width ?? 0),
    y: below(america?.height ?? 0),
    isRegion: false,
  }))
}

type Box = Placement['box']

const isIn = (box: Box, x: number, y: number) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
