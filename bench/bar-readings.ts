import { formatFigure, type Unit } from './figures.ts'
import type { PageFigures } from './first-view/page-figures.ts'
import { middleOf, ratioOf, type Ratio } from './first-view/ratio.ts'
import { ours } from './first-view/candidate-names.ts'
import type { Category } from './lighthouse-rows.ts'
import { median } from './measurement.ts'
import type { RemotesPoint } from './scale/remotes-curve.ts'
import { connectionsOf, valuesOf } from './server/rows.ts'
import type { StoredResults } from './stored-results.ts'
import type { Reading } from './verdict.ts'

/** How a bar finds its figure; null when it was not measured. */
export type Read = (results: StoredResults) => Reading | null

const highest = (readings: readonly Reading[]) => extremeOf(readings, (a, b) => b - a)
const lowest = (readings: readonly Reading[]) => extremeOf(readings, (a, b) => a - b)

function extremeOf(readings: readonly Reading[], order: (a: number, b: number) => number) {
  return readings.toSorted((a, b) => order(a.figure, b.figure))[0] ?? null
}

/** The template that Lighthouse likes least in one of some categories. */
export function lowestScore(...categories: Category[]): Read {
  return ({ lighthouse }) =>
    lowest(
      Object.entries(lighthouse?.scores ?? {}).flatMap(([path, scores]) =>
        categories.map((name) => ({
          figure: median(scores[name]),
          where: categories.length > 1 ? `${name} of ${path}` : path,
        })),
      ),
    )
}

/** Our page that costs most of something, beside the same page of a monolith. */
export function costliest(unit: Unit, costOf: (figures: PageFigures) => number | undefined): Read {
  return (results) =>
    highest(
      Object.entries(results['first-view']?.figures ?? {}).flatMap(([path, candidates]) => {
        const { ours: own, monolith } = candidates
        const figure = own && costOf(own)
        const other = monolith && costOf(monolith)
        if (figure === undefined) return []
        const baseline = other !== undefined && `monolith ${formatFigure(other, unit)}`
        return [{ figure, where: path, ...(baseline && { baseline }) }]
      }),
    )
}

/** Our page with the most bytes of a kind. */
export const heaviest = (kind: keyof PageFigures['bytes']): Read =>
  costliest('bytes', ({ bytes }) => bytes[kind])

/** Our page whose scripts are the largest multiple of a baseline's. */
export function scriptsBeside(baseline: string): Read {
  return (results) =>
    highest(
      Object.entries(results['first-view']?.figures ?? {}).flatMap(([path, candidates]) => {
        const own = candidates[ours]?.bytes.script
        const other = candidates[baseline]?.bytes.script
        if (!own || !other) return []
        const besides = `${baseline} ${formatFigure(other, 'bytes')}`
        return [{ figure: own / other, where: path, baseline: besides }]
      }),
    )
}

/** Our page whose largest paint comes latest beside a baseline's, by Lighthouse. */
export function paintBeside(baseline: string): Read {
  return (results) =>
    highest(
      Object.entries(results['first-view']?.times ?? {}).flatMap(([path, candidates]) => {
        const times = candidates[baseline]
        const ratio = times?.ours.lighthouse['lcp']
        if (!times || !ratio) return []
        const besides = `${baseline} ${formatFigure(median(times.lighthouse['lcp'] ?? []), 'ms')}`
        return [{ ...asReading(ratio), where: path, baseline: besides }]
      }),
    )
}

const asReading = ({ ratio, low, high }: Ratio) => ({ figure: ratio, low, high })

export const navigationBetween: Read = (results) => {
  const { ours: own, monolith } = results['first-view']?.navigation ?? {}
  const middle = own && middleOf(own.between)
  if (!middle) return null
  const baseline = monolith && `monolith ${formatFigure(median(monolith.between), 'ms')}`
  const { value: figure, low, high } = middle
  return { figure, low, high, where: 'two trips', ...(baseline && { baseline }) }
}

export const navigationRatio: Read = (results) => {
  const own = results['first-view']?.navigation[ours]
  if (!own?.ratio) return null
  const baseline = `within one ${formatFigure(median(own.within), 'ms')}`
  return { ...asReading(own.ratio), where: 'two trips', baseline }
}

/** The number of connections with which one target answers the fewest requests a second beside another. */
export function slowestBeside(target: string, baseline: string, baselineName = baseline): Read {
  return ({ server }) =>
    lowest(
      Object.entries(server?.loads ?? {}).flatMap(([connections, targets]) => {
        const others = valuesOf(targets[baseline], 'perSecond')
        const ratio = ratioOf(valuesOf(targets[target], 'perSecond'), others)
        if (!ratio) return []
        const besides = `${baselineName} ${formatFigure(median(others), 'count')} a second`
        return [{ ...asReading(ratio), where: connectionsOf(connections), baseline: besides }]
      }),
    )
}

/** The page whose cost grows most from the smallest registry to the largest. */
export function growthOf(
  unit: Unit,
  cost: (point: RemotesPoint, path: string) => number | undefined,
): Read {
  return ({ scale }) => {
    const first = scale?.remotes[0]
    const last = scale?.remotes.at(-1)
    if (!first || !last || first === last) return null
    return highest(
      Object.keys(first.uncached).flatMap((path) => {
        const before = cost(first, path)
        const after = cost(last, path)
        if (!before || !after) return []
        const where = `${path}, ${formatFigure(after, unit)} at ${last.remotes}`
        const baseline = `${formatFigure(before, unit)} at ${first.remotes}`
        return [{ figure: after / before, where, baseline }]
      }),
    )
  }
}
