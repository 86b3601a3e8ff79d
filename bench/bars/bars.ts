import type { Load } from '../server/load.ts'
import type { StoredResults } from '../stored-results.ts'
import * as read from './readings.ts'
import type { Read } from './readings.ts'
import { judge, type Limit } from './verdict.ts'

/** A goal for speed, as the project has set it. */
export interface Bar extends Limit {
  name: string
  read: Read
  /** One of those that the README shows. */
  isHeadline: boolean
}

/** By processor time, in pages a millisecond: where load and servers share their cores nothing else holds. */
const pagesOfACore = ({ cpuMs }: Load) => 1 / cpuMs
const pagesOfTwoCores = ({ cpuMs }: Load) => 2 / cpuMs

const atMost = (limit: number, unit: Limit['unit']): Limit => ({ is: '≤', limit, unit })
const atLeast = (limit: number, unit: Limit['unit']): Limit => ({ is: '≥', limit, unit })

const bar = (name: string, limit: Limit, read: Read): Bar => ({
  name,
  ...limit,
  read,
  isHeadline: false,
})
const headline = (...args: Parameters<typeof bar>): Bar => ({ ...bar(...args), isHeadline: true })

/** Those under Speed in the project’s goals. At most 1.05 × is flat: the figures of a busy machine are no steadier. */
export const bars: readonly Bar[] = [
  headline('Lighthouse performance', atLeast(100, 'count'), read.lowestScore('performance')),
  bar(
    'Lighthouse accessibility, best practices, SEO',
    atLeast(100, 'count'),
    read.lowestScore('accessibility', 'best-practices', 'seo'),
  ),
  bar('JavaScript of a content page', atMost(120_000, 'bytes'), read.heaviest('script')),
  bar('CSS', atMost(20_000, 'bytes'), read.heaviest('style')),
  bar('Whole page', atMost(250_000, 'bytes'), read.heaviest('all')),
  bar('Requests to other origins', atMost(0, 'count'), read.most('otherOrigins')),
  bar('Waterfall, from HTML to modules', atMost(2, 'count'), read.most('depth')),
  headline('JavaScript beside the monolith', atMost(1.1, '×'), read.scriptsBesideMonolith),
  bar(
    'Copies of a shared library on one page',
    atMost(1, 'count'),
    read.costliest('count', ({ copies }) => copies && Math.max(...Object.values(copies))),
  ),
  bar('LCP beside the monolith', atMost(1.05, '×'), read.paintBeside('monolith')),
  bar('LCP beside plain HTML', atMost(1.15, '×'), read.paintBeside('plain')),
  headline('Client navigation between remotes, warm', atMost(100, 'ms'), read.navigationBetween),
  bar('Between remotes, beside within one', atMost(1.2, '×'), read.navigationBeside),
  headline(
    'A week of deployments for a daily visitor, beside the best other',
    atMost(0.33, '×'),
    read.weekBeside,
  ),
  bar(
    'Cached pages a second, beside a file',
    atLeast(0.5, '×'),
    read.worstBeside('cached', 'file', (load) => load.perSecond),
  ),
  headline(
    'Processor time of an uncached page, beside no federation',
    atLeast(0.85, '×'),
    read.worstBeside('uncached', 'unfederated', pagesOfACore),
  ),
  bar(
    'Pages of two workers, beside one',
    atLeast(1.6, '×'),
    read.worstBeside('two workers', 'uncached', pagesOfTwoCores, pagesOfACore),
  ),
  bar('Pages that fail while other remotes are unruly', atMost(0, 'count'), read.failuresOfOthers),
  bar('99 % wait of these, above that without', atMost(50, 'ms'), read.delayOfOthers),
  bar(
    'A fleet’s failed requests, mixed documents and broken clicks',
    atMost(0, 'count'),
    read.lostOfFleet,
  ),
  bar('HTML at 50 remotes beside 3', atMost(1.05, '×'), read.growthOf('brotli', 'bytes')),
  bar(
    'Time of an uncached page at 50 remotes beside 3',
    atMost(1.05, '×'),
    read.growthOf('cpuMs', 'ms'),
  ),
]

/** Each bar with what the results say of it; its reading is null when it was not measured. */
export function judgeBars(results: StoredResults) {
  return bars.map((bar) => {
    const reading = bar.read(results)
    return { bar, reading, verdict: judge(bar, reading) }
  })
}

export type JudgedBar = ReturnType<typeof judgeBars>[number]
