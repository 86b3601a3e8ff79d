import { describe, expect, test } from 'vitest'
import type { PageFigures } from '../first-view/page-figures.ts'
import type { StoredResults } from '../stored-results.ts'
import { judgeBars } from './bars.ts'
import { formatVerdict } from './verdict.ts'

const machine = { cores: 2, processor: '', memoryBytes: 0, node: '', chromium: '', load: 0 }
const run = { date: '2026-01-01T00:00:00.000Z', machine }

const view = (script: number, all: number, depth: number): PageFigures => ({
  bytes: { script, all },
  depth,
  requests: 9,
  otherOrigins: depth - 2,
})
const paints = (...lcp: number[]) => ({ lcp })
const load = (perSecond: number, cpuMs = 1) => ({ perSecond, cpuMs, p50: 1, p99: 1 })
const page = (brotli: number) => ({ bytes: 1, brotli, cpuMs: 1 })
const point = (remotes: number, brotli: number) => ({
  remotes,
  startMs: 1,
  memory: { heap: 1, resident: 1 },
  uncached: { '/': page(brotli) },
})
const full = [100, 100, 100]
const scores = { performance: full, accessibility: full, 'best-practices': full, seo: full }

const results: StoredResults = {
  'first-view': {
    ...run,
    pairs: 3,
    figures: {
      '/light': { ours: view(90_000, 150_000, 2), monolith: view(60_000, 120_000, 2) },
      '/heavy': { ours: view(125_000, 260_000, 3), monolith: view(120_000, 240_000, 2) },
    },
    times: { '/light': { ours: paints(1_300, 1_300), plain: paints(1_000, 1_000) } },
    navigation: { ours: { within: [40, 50, 60], between: [80, 90, 95] } },
    slow: {},
  },
  server: {
    ...run,
    secondWorker: { bytes: 1, cpuMs: 1 },
    page: { path: '/', bytes: 0 },
    file: { path: '/f.js', bytes: 0 },
    loads: {
      1: { cached: [load(80), load(80)], file: [load(100), load(100)] },
      25: {
        cached: [load(40), load(40)],
        file: [load(100), load(100)],
        uncached: [load(9, 4), load(9, 4)],
        'two workers': [load(9, 5), load(9, 5)],
        unfederated: [load(9, 2), load(9, 2)],
      },
    },
  },
  scale: { ...run, remotes: [point(3, 10_000), point(10, 11_000), point(50, 15_000)] },
  lighthouse: {
    ...run,
    scores: { '/': scores, '/slow': { ...scores, performance: [97, 100, 98], seo: [92, 92, 92] } },
  },
}

/** Each bar's verdict, and where it was read. */
const verdicts = (results: StoredResults) =>
  Object.fromEntries(
    judgeBars(results).map(({ bar, reading, verdict }) => {
      const said = formatVerdict(verdict, bar.unit)
      return [bar.name, reading ? `${said}: ${reading.where}` : said]
    }),
  )

test('without results no bar is met or missed', () => {
  expect(new Set(Object.values(verdicts({})))).toEqual(new Set(['not measured']))
})

describe('a bar is read from its results, and the worst counts', () => {
  const all = verdicts(results)

  test.each([
    ['Lighthouse performance', 'missed by 2: /slow'],
    ['Lighthouse accessibility, best practices, SEO', 'missed by 8: seo of /slow'],
    ['JavaScript of a content page', 'missed by 5 kB: /heavy'],
    ['Whole page', 'missed by 10 kB: /heavy'],
    ['Requests to other origins', 'missed by 1: /heavy'],
    ['Waterfall, from HTML to modules', 'missed by 1: /heavy'],
    ['JavaScript beside the monolith', 'missed by 0.40 ×: /light'],
    ['Copies of a shared library on one page', 'not measured'],
    ['LCP beside the monolith', 'not measured'],
    ['LCP beside plain HTML', 'missed by 0.15 ×: /light'],
    ['Client navigation between remotes, warm', 'met, 10 ms to spare: two trips'],
    ['Between remotes, beside within one', 'missed by 0.60 ×: two trips'],
    ['Cached pages a second, beside a file', 'missed by 0.10 ×: 25 connections'],
    [
      'Processor time of an uncached page, beside no federation',
      'missed by 0.35 ×: 25 connections',
    ],
    ['Pages of two workers, beside one', 'met: 25 connections'],
    ['HTML at 50 remotes beside 3', 'missed by 0.45 ×: /, 15 kB at 50'],
  ])('%s', (bar, verdict) => {
    expect(all[bar]).toContain(verdict)
  })
})
