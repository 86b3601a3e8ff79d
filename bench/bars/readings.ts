import { formatFigure, type Unit } from '../figures/format.ts'
import { middleOf, ratioOf, type Middle } from '../figures/ratio.ts'
import { median } from '../figures/statistics.ts'
import type { PageFigures } from '../first-view/page-figures.ts'
import type { Category } from '../lighthouse/results.ts'
import type { StoredResults } from '../stored-results.ts'
import type { PageCost } from '../scale/measure.ts'
import type { Load } from '../server/load.ts'
import { connectionsOf, medianOf } from '../server/results.ts'
import { totalOf } from '../week/results.ts'
import type { Reading } from './verdict.ts'

/** How a bar finds its figure; null when it was not measured. */
export type Read = (results: StoredResults) => Reading | null

const highest = (readings: readonly Reading[]) =>
  readings.toSorted((a, b) => b.figure - a.figure)[0] ?? null
const lowest = (readings: readonly Reading[]) =>
  readings.toSorted((a, b) => a.figure - b.figure)[0] ?? null

const asReading = ({ value: figure, low, high }: Middle) => ({ figure, low, high })

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
  return ({ 'first-view': results }) =>
    highest(
      Object.entries(results?.figures ?? {}).flatMap(([where, { ours, monolith }]) => {
        const figure = ours && costOf(ours)
        const other = monolith && costOf(monolith)
        if (figure === undefined) return []
        const baseline = other === undefined ? '' : `monolith ${formatFigure(other, unit)}`
        return [{ figure, where, baseline }]
      }),
    )
}

/** Our page with the most bytes of a kind. */
export const heaviest = (kind: keyof PageFigures['bytes']): Read =>
  costliest('bytes', ({ bytes }) => bytes[kind])

/** Our page with most of something that is counted. */
export const most = (of: 'otherOrigins' | 'depth'): Read =>
  costliest('count', (figures) => figures[of])

/** Our page whose scripts are the largest multiple of the monolith's. */
export const scriptsBesideMonolith: Read = ({ 'first-view': results }) =>
  highest(
    Object.entries(results?.figures ?? {}).flatMap(([where, { ours, monolith }]) => {
      const own = ours?.bytes.script
      const other = monolith?.bytes.script
      if (!own || !other) return []
      return [{ figure: own / other, where, baseline: `monolith ${formatFigure(other, 'bytes')}` }]
    }),
  )

/** Our page whose largest paint comes latest beside a baseline's, by Lighthouse. */
export function paintBeside(name: string): Read {
  return ({ 'first-view': results }) =>
    highest(
      Object.entries(results?.times ?? {}).flatMap(([where, { ours, [name]: baseline }]) => {
        const others = baseline?.['lcp'] ?? []
        const ratio = ratioOf(ours?.['lcp'], others)
        if (!ratio) return []
        const beside = `${name} ${formatFigure(median(others), 'ms')}`
        return [{ ...asReading(ratio), where, baseline: beside }]
      }),
    )
}

export const navigationBetween: Read = ({ 'first-view': results }) => {
  const { ours, monolith } = results?.navigation ?? {}
  const middle = middleOf(ours?.between ?? [])
  if (!middle) return null
  const baseline = monolith ? `monolith ${formatFigure(median(monolith.between), 'ms')}` : ''
  return { ...asReading(middle), where: 'two trips', baseline }
}

export const navigationBeside: Read = ({ 'first-view': results }) => {
  const { within = [], between } = results?.navigation['ours'] ?? {}
  const ratio = ratioOf(between, within)
  if (!ratio) return null
  const baseline = `within one ${formatFigure(median(within), 'ms')}`
  return { ...asReading(ratio), where: 'two trips', baseline }
}

/** The number of connections with which one target is worth least beside another. */
export function worstBeside(
  target: string,
  baseline: string,
  worthOf: (load: Load) => number,
  worthOfBaseline = worthOf,
): Read {
  return ({ server }) =>
    lowest(
      Object.entries(server?.loads ?? {}).flatMap(([connections, targets]) => {
        const others = targets[baseline] ?? []
        const ratio = ratioOf(targets[target]?.map(worthOf), others.map(worthOfBaseline))
        if (!ratio) return []
        const beside = `${baseline} ${formatFigure(medianOf(others, 'cpuMs'), 'ms')}`
        return [{ ...asReading(ratio), where: connectionsOf(connections), baseline: beside }]
      }),
    )
}

/** The page, made anew, whose cost grows most from the smallest registry to the largest. */
export function growthOf(cost: keyof PageCost, unit: Unit): Read {
  return ({ scale }) => {
    const first = scale?.remotes[0]
    const last = scale?.remotes.at(-1)
    if (!first || !last || first === last) return null
    return highest(
      Object.entries(first.uncached).map(([path, { [cost]: before }]) => {
        const after = last.uncached[path]?.[cost] ?? NaN
        const where = `${path}, ${formatFigure(after, unit)} at ${last.remotes}`
        const baseline = `${formatFigure(before, unit)} at ${first.remotes}`
        return { figure: after / before, where, baseline }
      }),
    )
  }
}

/** Of pages that are not of the remotes whose code is unruly, with one such remote or with all. */
export const failuresOfOthers: Read = ({ isolation }) =>
  highest(
    isolation?.outcomes.map(({ unruly, failed }) => ({
      figure: failed,
      where: `${unruly} unruly`,
    })) ?? [],
  )

export const delayOfOthers: Read = ({ isolation }) => {
  const [calm, ...unruly] = isolation?.outcomes ?? []
  return highest(
    unruly.map((one) => ({
      figure: Math.max(0, one.p99Ms - (calm?.p99Ms ?? NaN)),
      where: `${one.unruly} unruly`,
    })),
  )
}

/** While everything is deployed and every part fails. */
export const lostOfFleet: Read = ({ fleet }) =>
  fleet
    ? {
        figure: fleet.failed + fleet.mixed + fleet.brokenClicks,
        where: `of ${formatFigure(fleet.requests + fleet.clicks, 'count')} in ${fleet.minutes} minutes`,
      }
    : null

/** What daily visitors pay for a week of deployments, beside the cheapest of the other ways. */
export const weekBeside: Read = ({ week }) => {
  const [ours, ...others] = Object.entries(week?.days ?? {}).map(([name, days]) => ({
    name,
    bytes: totalOf(days),
  }))
  const [best] = others.toSorted((a, b) => a.bytes - b.bytes)
  if (!ours || !best) return null
  return {
    figure: ours.bytes / best.bytes,
    where: formatFigure(ours.bytes, 'bytes'),
    baseline: `${best.name} ${formatFigure(best.bytes, 'bytes')}`,
  }
}
