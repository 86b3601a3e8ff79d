import { ours } from '../first-view/results.ts'
import { meanOf, median } from '../measurement.ts'
import type { StoredResults } from '../stored-results.ts'

/** What the reckoning takes from measurements: of one shell, one page, one remote. */
export interface Costs {
  /** Processor time of one answer, in milliseconds. */
  cached: number
  uncached: number
  file: number
  /** Of a first view, means over the pages, in bytes. */
  html: number
  whole: number
  /** Requests of a first view beside the document. */
  files: number
  /** A page that is kept: its HTML as it is and in brotli, in bytes. */
  kept: number
  /** Pages of the sitemap as it is seeded. */
  addresses: number
}

/** What it takes for granted. */
export const assumptions = {
  pagesPerVisit: 3,
  /** The busiest moment as a multiple of the day's mean. */
  peak: 5,
  /** Of a core, what is planned for; the rest is for bad moments. */
  use: 0.6,
  /** How long a shell sends a page as it is, in seconds (decision 014). */
  freshSeconds: 10,
  /** What a shell keeps of pages, in bytes (decision 014). */
  keptBytes: 64_000_000,
}

const connections = 25

/** null while a measurement is missing. */
export function costsOf({ 'first-view': view, server, scale }: StoredResults): Costs | null {
  const loads = server?.loads[connections]
  const point = scale?.remotes[0]
  const seeded = scale?.sitemap[0]
  if (!view || !loads || !point || !seeded) return null
  const cpu = (target: string) => median((loads[target] ?? []).map(({ cpuMs }) => cpuMs))
  const own = Object.values(view.figures).flatMap((candidates) => candidates[ours] ?? [])
  const pages = Object.values(point.uncached)
  return {
    cached: cpu('cached'),
    uncached: cpu('uncached'),
    file: cpu('file'),
    html: meanOf(own.map(({ bytes }) => bytes.html ?? 0)),
    whole: meanOf(own.map(({ bytes }) => bytes.all ?? 0)),
    files: meanOf(own.map(({ requests }) => requests - 1)),
    kept: meanOf(pages.map(({ bytes, brotli }) => bytes + brotli)),
    addresses: seeded.pages,
  }
}

/** Cores that a rate of answers needs, each taking so many milliseconds, at the use that is planned for. */
export const coresFor = (perSecond: number, ms: number): number =>
  (perSecond * ms) / 1_000 / assumptions.use

/** Of so many bytes. */
export const megabits = (bytes: number): number => (bytes * 8) / 1_000_000

/** Means of so many visits a day, a second: of visits, documents, files and bytes. */
export function ratesOf(
  visitsADay: number,
  { files, whole, html }: Pick<Costs, 'files' | 'whole' | 'html'>,
) {
  const visits = visitsADay / 86_400
  const pages = visits * assumptions.pagesPerVisit
  return { visits, pages, files: visits * files, bytes: visits * whole + (pages - visits) * html }
}

/** Of a mean. */
export const peakOf = (mean: number): number => mean * assumptions.peak

/** Renders a second that are enough when every address is made anew as often as it may be. */
export const mostRenders = (addresses: number): number => addresses / assumptions.freshSeconds
