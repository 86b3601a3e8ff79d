import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  geoConicEqualArea,
  geoPath,
  type ExtendedFeature,
  type GeoGeometryObjects,
  type GeoPermissibleObjects,
} from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { outlinePen } from './outline-pen.ts'
import type { Projection } from './projection.ts'

/** A sheet of the map: its size, how places lie on it, and the outline of each region by name. */
export interface MapSheet {
  name: string
  width: number
  height: number
  projection: Projection
  regions: Record<string, string>
  /** Of lands beside them. */
  coasts: string
}

interface Sketch {
  name: string
  size: readonly [width: number, height: number]
  /** Room beside the land, for names. */
  margins: { left: number; right: number; y: number }
  parallels: [number, number]
  meridian: number
  regions: readonly Region[]
  /** Coasts without names, as far as the sheet reaches. */
  coasts?: GeoGeometryObjects
  /** The corners that must be on the sheet; the regions where there are none. */
  corners?: [longitude: number, latitude: number][]
}

interface Named {
  name: string
}
type Region = ExtendedFeature<ExtendedFeature['geometry'], Named | null>
type Atlas = Topology<Record<string, GeometryCollection<Named>>>

/** An atlas, coarser the larger `detail` is: the area of a corner that is cut, in square degrees. */
function atlasOf(file: string, detail: number): Atlas {
  const path = createRequire(import.meta.url).resolve(file)
  const atlas: Atlas = JSON.parse(readFileSync(path, 'utf8'))
  return simplify(presimplify(atlas), detail)
}

function layerOf(atlas: Atlas, name: string): GeometryCollection<Named> {
  const layer = atlas.objects[name]
  if (!layer) throw new Error(`The atlas has no ${name}`)
  return layer
}

function draw({
  name,
  size,
  margins,
  parallels,
  meridian,
  regions,
  coasts,
  corners,
}: Sketch): MapSheet {
  const [width, height] = size
  const land = corners
    ? { type: 'MultiPoint' as const, coordinates: corners }
    : { type: 'FeatureCollection' as const, features: [...regions] }
  const frame: [[number, number], [number, number]] = [
    [margins.left, margins.y],
    [width - margins.right, height - margins.y],
  ]
  const projection = geoConicEqualArea()
    .parallels(parallels)
    .rotate([-meridian, 0])
    .center([0, 0])
    .fitExtent(frame, land)
    // Where land is cut, the cut lies outside the sheet.
    .clipExtent([
      [-3, -3],
      [width + 3, height + 3],
    ])
  const pathOf = (shape: GeoPermissibleObjects) => {
    const pen = outlinePen()
    geoPath(projection, pen)(shape)
    return pen.path()
  }
  const outlines = regions.flatMap((region) => {
    const path = pathOf(region)
    return path && region.properties ? [[region.properties.name, path]] : []
  })
  return {
    name,
    width,
    height,
    projection: { parallels, meridian, scale: projection.scale(), origin: projection.translate() },
    regions: Object.fromEntries(outlines),
    coasts: coasts ? pathOf(coasts) : '',
  }
}

/** Alaska, Hawaii and the islands, by their numbers in the federal standard: they would need sheets of their own. */
const isElsewhere = ({ id }: Region) => /^(02|15|6\d|7\d)$/.test(String(id))

const isCanada = ({ properties }: { properties?: unknown }) =>
  JSON.stringify(properties) === '{"name":"Canada"}'

const states = atlasOf('us-atlas/states-10m.json', 0.03)
const world = atlasOf('world-atlas/countries-50m.json', 0.06)
const countries = layerOf(world, 'countries')

/** Drawn from the US Census Bureau's boundaries and Natural Earth's, as us-atlas and world-atlas publish them. */
export const maps: readonly MapSheet[] = [
  draw({
    name: 'United States and Canada',
    size: [780, 400],
    margins: { left: 120, right: 110, y: 28 },
    parallels: [29.5, 45.5],
    meridian: -96,
    regions: feature(states, layerOf(states, 'states')).features.filter(
      (region) => !isElsewhere(region),
    ),
    coasts: mesh(world, countries, (one, other) => one === other && isCanada(one)),
  }),
  draw({
    name: 'Europe',
    size: [250, 216],
    margins: { left: 0, right: 0, y: 0 },
    parallels: [47, 57],
    meridian: 6,
    regions: feature(world, countries).features,
    corners: [
      [-7, 46],
      [17, 46],
      [6, 58],
    ],
  }),
]
