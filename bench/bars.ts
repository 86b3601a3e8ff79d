import {
  costliest,
  growthOf,
  heaviest,
  lowestScore,
  navigationBetween,
  navigationRatio,
  paintBeside,
  scriptsBeside,
  slowestBeside,
  type Read,
} from './bar-readings.ts'
import type { ResultName, StoredResults } from './stored-results.ts'
import { judge, type Limit, type Reading, type Verdict } from './verdict.ts'

/** A goal for speed, as the project has set it. */
export interface Bar extends Limit {
  name: string
  /** The goal in words. */
  words: string
  /** The measurement that it is read from. */
  from: ResultName
  read: Read
  /** The decision that says what was done about it, shown where it is missed. */
  tried?: string
  /** One of the five that the README shows. */
  isHeadline?: true
}

const at = (unit: Limit['unit']) => ({
  most: (limit: number): Limit => ({ is: 'at most', limit, unit }),
  least: (limit: number): Limit => ({ is: 'at least', limit, unit }),
})

/** Those under Speed in the project’s goals. Flat means within 5 %: the figures of a busy machine are no steadier. */
export const bars: readonly Bar[] = [
  {
    name: 'Lighthouse performance',
    isHeadline: true,
    words: '100 on every template, mobile, median of five',
    ...at('count').least(100),
    from: 'lighthouse',
    read: lowestScore('performance'),
    tried: '017',
  },
  {
    name: 'Lighthouse accessibility, best practices, SEO',
    words: '100 on every template, mobile, median of five',
    ...at('count').least(100),
    from: 'lighthouse',
    read: lowestScore('accessibility', 'best-practices', 'seo'),
  },
  {
    name: 'JavaScript of a content page',
    words: '≤ 150 kB',
    ...at('bytes').most(150_000),
    from: 'first-view',
    read: heaviest('script'),
  },
  {
    name: 'JavaScript, on the way to',
    words: '≤ 120 kB',
    ...at('bytes').most(120_000),
    from: 'first-view',
    read: heaviest('script'),
    tried: '017',
  },
  {
    name: 'CSS',
    words: '≤ 20 kB',
    ...at('bytes').most(20_000),
    from: 'first-view',
    read: heaviest('style'),
  },
  {
    name: 'Whole page',
    words: '≤ 250 kB',
    ...at('bytes').most(250_000),
    from: 'first-view',
    read: heaviest('all'),
  },
  {
    name: 'Requests to other origins before a click',
    words: 'none',
    ...at('count').most(0),
    from: 'first-view',
    read: costliest('count', ({ otherOrigins }) => otherOrigins),
  },
  {
    name: 'Waterfall',
    words: 'no deeper than HTML → modules: 2',
    ...at('count').most(2),
    from: 'first-view',
    read: costliest('count', ({ depth }) => depth),
  },
  {
    name: 'JavaScript beside a monolith of the same source',
    isHeadline: true,
    words: '≤ 1.10 ×',
    ...at('×').most(1.1),
    from: 'first-view',
    read: scriptsBeside('monolith'),
  },
  {
    name: 'Copies of a shared library on one page',
    words: 'no more than one',
    ...at('count').most(1),
    from: 'first-view',
    read: costliest('count', ({ copies }) => copies && Math.max(...Object.values(copies))),
  },
  {
    name: 'LCP beside the monolith',
    isHeadline: true,
    words: '≤ 1.05 ×',
    ...at('×').most(1.05),
    from: 'first-view',
    read: paintBeside('monolith'),
    tried: '017',
  },
  {
    name: 'LCP beside plain HTML',
    words: '≤ 1.15 ×',
    ...at('×').most(1.15),
    from: 'first-view',
    read: paintBeside('plain'),
    tried: '017',
  },
  {
    name: 'Client navigation between remotes',
    isHeadline: true,
    words: '≤ 100 ms, warm',
    ...at('ms').most(100),
    from: 'first-view',
    read: navigationBetween,
    tried: '017',
  },
  {
    name: 'Between remotes, beside within one',
    words: '≤ 1.20 ×',
    ...at('×').most(1.2),
    from: 'first-view',
    read: navigationRatio,
  },
  {
    name: 'Cached HTML, requests a second beside a static file',
    words: '≥ 0.50 ×',
    ...at('×').least(0.5),
    from: 'server',
    read: slowestBeside('cached', 'file', 'static file'),
  },
  {
    name: 'Uncached page, requests a second beside the same tree without federation',
    isHeadline: true,
    words: '≥ 0.80 ×',
    ...at('×').least(0.8),
    from: 'server',
    read: slowestBeside('uncached', 'unfederated'),
    tried: '017',
  },
  {
    name: 'HTML at 50 remotes beside 3, brotli',
    words: 'flat: ≤ 1.05 ×',
    ...at('×').most(1.05),
    from: 'scale',
    read: growthOf('bytes', ({ uncached }, path) => uncached[path]?.brotli),
    tried: '017',
  },
  {
    name: 'Processor time of an uncached page at 50 remotes beside 3',
    words: 'flat: ≤ 1.05 ×',
    ...at('×').most(1.05),
    from: 'scale',
    read: growthOf('ms', ({ uncached }, path) => uncached[path]?.cpuMs),
    tried: '017',
  },
]

export interface JudgedBar {
  bar: Bar
  /** null when it was not measured. */
  reading: Reading | null
  verdict: Verdict
}

/** Each bar with what the results say of it. */
export function judgeBars(results: StoredResults): JudgedBar[] {
  return bars.map((bar) => {
    const reading = bar.read(results)
    return { bar, reading, verdict: judge(bar, reading) }
  })
}
