/** A conic equal-area projection (Albers), fitted to a sheet. Angles are degrees. */
export interface Projection {
  parallels: readonly [number, number]
  meridian: number
  /** Units of the sheet in a radian. */
  scale: number
  /** Where the meridian meets the equator on the sheet. */
  origin: readonly [number, number]
}

export interface Coordinates {
  latitude: number
  longitude: number
}

/** Where a place lies on the sheet. Source: Snyder, Map Projections, 1987, chapter 14, on a sphere. */
export function project(
  { parallels, meridian, scale, origin }: Projection,
  { latitude, longitude }: Coordinates,
): [x: number, y: number] {
  const [south, north] = parallels.map((angle) => Math.sin(radians(angle))) as [number, number]
  const cone = (south + north) / 2
  const constant = 1 + south * north
  const radius = (sine: number) => Math.sqrt(constant - 2 * cone * sine) / cone
  const angle = cone * radians(longitude - meridian)
  const distance = radius(Math.sin(radians(latitude)))
  return [
    Math.round(origin[0] + scale * distance * Math.sin(angle)),
    Math.round(origin[1] + scale * (distance * Math.cos(angle) - radius(0))),
  ]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
