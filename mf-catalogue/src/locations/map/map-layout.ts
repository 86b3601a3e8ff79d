import { placeLabels, type Hanging, type Labelled } from './label-placement.ts'
import type { Place } from '../locations.ts'
import type { MapSheet } from './maps.drawn.ts'
import { project } from './projection.ts'

/** A place on a sheet. */
export interface Mark extends Labelled {
  slug: string
  /** Where its name hangs; null where there was no room. */
  label: Hanging | null
}

/**
 * Which places lie on each sheet, and where their names stand. A place belongs to the first sheet that it is on; one that
 * is on none is left out.
 */
export function layOutMap(places: readonly Place[], sheets: readonly MapSheet[]): Mark[][] {
  const taken = new Set<string>()
  return sheets.map((sheet) => {
    const labels = places.flatMap(({ name, slug, type, coordinates }) => {
      if (!coordinates || taken.has(slug)) return []
      const [x, y] = project(sheet.projection, coordinates)
      if (x < 0 || y < 0 || x > sheet.width || y > sheet.height) return []
      taken.add(slug)
      return [{ name, slug, isRegion: type === 'state', x, y }]
    })
    const placed = placeLabels(labels, sheet)
    return labels.map((label) => ({ ...label, label: placed.get(label)?.hanging ?? null }))
  })
}
