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
  /** Where it is missed: what was done about it, with the decision or commit that shows it. */
  tried?: string
}

const lighterScripts =
  'The browser’s own module loader took the place of the federation runtime, which made a content page’s JavaScript 124 kB ' +
  'instead of 163 (decision 013). The server reads an article’s markdown (2a8992d) and says what React is ' +
  'to make of it: that page’s 174 kB became 122. React, its router and the kit, which every page has, are 114.'

const cheaperRenders =
  'Route handlers are made once and no more for each request (b7c1485); what visitors get while nothing fails is composed ' +
  'once (8c79fa2). A document lists the hashes of its own remotes only (decision 015), and is written without texts that V8 copies ' +
  'slowly (85c2ac9). A page is rendered with the routes that matched instead of all, which the router ranks each time (259a92b): a sixth of ' +
  'its processor time. Brotli’s window is as large as the body: with the usual one V8 collected its whole heap for every second page ' +
  'at 25 connections (d50d148). An answer is not copied for its request id (4d5aedd), which halves what a kept page costs. Left is above ' +
  'all the hundred hashes of a document: brotli takes 0.90 ms for the page and 0.61 without them, in a thread of its own. ' +
  'Finished pages are kept, so that most visitors wait for no render (decision 014).'

const textBeforeCode =
  'Modules are asked for when the browser says that it painted, hydration is done in slices, and the shell’s first view came from ' +
  'fifteen files to five (decision 016): on Lighthouse’s telephone the largest text stood after 1.4 to 1.7 s where it took 2.9. Files ' +
  'have plain names and few headers, a page that is asked for again is as small as it gets, no Intl is started, and each module is ' +
  'asked for in a task of its own (decision 018): that took a round trip out of pages of remotes, and most of the time that they ' +
  'blocked the main thread.'

const straightNavigation =
  'The list’s entrance measures nothing during a navigation, which took a forced layout of 39 ms out of each, and router updates wait ' +
  'for no frames between slices (4cd54e7). What the backend answered is kept for half a minute (remember-reads.ts).'

const shortLists =
  'A document lists the hashes of its own remotes only (decision 015), and names no remote that it neither shows nor links to ' +
  '(decision 019): 3.1 × became 1.32 ×, and that what it is.'

const fewerRoutes =
  'The router no longer ranks the prefixes of every remote each time (259a92b), what is usual is composed once, and a document names ' +
  'no remote that it neither shows nor links to (decision 019): 1.35 × became what it is. What more there is to collect is a larger heap: ' +
  'a shell holds the bytes of every release. A smaller window for brotli and a larger young generation were tried, and changed nothing.'

const at = (unit: Limit['unit']) => ({
  most: (limit: number): Limit => ({ is: 'at most', limit, unit }),
  least: (limit: number): Limit => ({ is: 'at least', limit, unit }),
})

/** Those under Speed in the project’s goals. Flat means within 5 %: the figures of a busy machine are no steadier. */
export const bars: readonly Bar[] = [
  {
    name: 'Lighthouse performance',
    words: '100 on every template, mobile, median of five',
    ...at('count').least(100),
    from: 'lighthouse',
    read: lowestScore('performance'),
    tried: textBeforeCode,
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
    words: '≤ 95 kB',
    ...at('bytes').most(95_000),
    from: 'first-view',
    read: heaviest('script'),
    tried: lighterScripts,
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
    words: '≤ 1.05 ×',
    ...at('×').most(1.05),
    from: 'first-view',
    read: paintBeside('monolith'),
    tried: textBeforeCode,
  },
  {
    name: 'LCP beside plain HTML',
    words: '≤ 1.15 ×',
    ...at('×').most(1.15),
    from: 'first-view',
    read: paintBeside('plain'),
    tried: textBeforeCode,
  },
  {
    name: 'Client navigation between remotes',
    words: '≤ 100 ms, warm',
    ...at('ms').most(100),
    from: 'first-view',
    read: navigationBetween,
    tried: straightNavigation,
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
    words: '≥ 0.80 ×',
    ...at('×').least(0.8),
    from: 'server',
    read: slowestBeside('uncached', 'unfederated'),
    tried: cheaperRenders,
  },
  {
    name: 'HTML at 50 remotes beside 3, brotli',
    words: 'flat: ≤ 1.05 ×',
    ...at('×').most(1.05),
    from: 'scale',
    read: growthOf('bytes', ({ uncached }, path) => uncached[path]?.brotli),
    tried: shortLists,
  },
  {
    name: 'Processor time of an uncached page at 50 remotes beside 3',
    words: 'flat: ≤ 1.05 ×',
    ...at('×').most(1.05),
    from: 'scale',
    read: growthOf('ms', ({ uncached }, path) => uncached[path]?.cpuMs),
    tried: fewerRoutes,
  },
]

interface JudgedBar {
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
