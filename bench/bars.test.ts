import { describe, expect, test } from 'vitest'
import { bars, judgeBars } from './bars.ts'
import type { PageFigures } from './first-view/page-figures.ts'
import type { FirstViewResults } from './first-view/results.ts'
import type { LighthouseResults } from './lighthouse-rows.ts'
import type { ScaleResults } from './scale/scale.ts'
import type { ServerResults } from './server/server.ts'
import type { StoredResults } from './stored-results.ts'
import { formatVerdict } from './verdict.ts'

const machine = { cores: 2, processor: '', memoryBytes: 0, node: '', chromium: '', load: 0 }
const run = { date: '2026-01-01T00:00:00.000Z', machine }
const common = {
  requests: 9,
  scriptDepth: 2,
  chain: [],
  unusedScript: 0,
  takeover: 'none',
} satisfies Partial<PageFigures>

const firstView: FirstViewResults = {
  ...run,
  pairs: 3,
  figures: {
    '/light': {
      ours: { ...common, bytes: { script: 90_000, all: 150_000 }, depth: 2, otherOrigins: 0 },
      monolith: { ...common, bytes: { script: 60_000, all: 120_000 }, depth: 2 },
    },
    '/heavy': {
      ours: { ...common, bytes: { script: 125_000, all: 260_000 }, depth: 3, otherOrigins: 1 },
      monolith: { ...common, bytes: { script: 120_000, all: 240_000 }, depth: 2 },
    },
  },
  times: {},
  navigation: {
    ours: {
      within: [40, 50, 60],
      between: [80, 90, 95],
      ratio: { ratio: 1.8, low: 1.6, high: 2 },
    },
  },
}

const load = (perSecond: number) => ({ perSecond, cpuMs: 1, p50: 1, p99: 1 })
const server: ServerResults = {
  ...run,
  page: { path: '/', bytes: 0 },
  file: { path: '/f.js', bytes: 0 },
  loads: {
    1: { cached: [load(80), load(80)], file: [load(100), load(100)] },
    25: { cached: [load(40), load(40)], file: [load(100), load(100)] },
  },
  severalShells: { one: 1, two: 2 },
  templates: {},
}

const page = (brotli: number) => ({ bytes: 1, brotli, firstMs: 1, ms: 1, cpuMs: 1 })
const point = (remotes: number, brotli: number) => ({
  remotes,
  startMs: 1,
  memory: { heap: 1, resident: 1 },
  uncached: { '/': page(brotli) },
  cached: {},
})
const scale: ScaleResults = {
  ...run,
  remotes: [point(3, 10_000), point(10, 11_000), point(50, 15_000)],
}

const full = [100, 100, 100]
const lighthouse: LighthouseResults = {
  ...run,
  scores: {
    '/': { performance: [98, 100, 100], accessibility: full, 'best-practices': full, seo: full },
    '/slow': {
      performance: [97, 100, 98],
      accessibility: full,
      'best-practices': full,
      seo: [92, 92, 92],
    },
  },
}

/** Each bar's verdict, and where it was read. */
const verdicts = (results: StoredResults) =>
  Object.fromEntries(
    judgeBars(results).map(({ bar, reading, verdict }) => {
      const said = formatVerdict(verdict, bar.unit)
      return [`${bar.name} ${bar.words}`, reading ? `${said}: ${reading.where}` : said]
    }),
  )

test('without results no bar is met or missed', () => {
  expect(new Set(Object.values(verdicts({})))).toEqual(new Set(['not measured']))
})

describe('a bar is read from its results, and the worst counts', () => {
  const all = verdicts({ 'first-view': firstView, server, scale, lighthouse })

  test.each([
    ['Lighthouse performance 100 on every template, mobile, median of five', 'missed by 2: /slow'],
    [
      'Lighthouse accessibility, best practices, SEO 100 on every template, mobile, median of five',
      'missed by 8: seo of /slow',
    ],
    ['JavaScript of a content page ≤ 150 kB', 'met, 25 kB to spare: /heavy'],
    ['JavaScript, on the way to ≤ 120 kB', 'missed by 5 kB: /heavy'],
    ['Whole page ≤ 250 kB', 'missed by 10 kB: /heavy'],
    ['Requests to other origins before a click none', 'missed by 1: /heavy'],
    ['Waterfall no deeper than HTML → modules: 2', 'missed by 1: /heavy'],
    ['JavaScript beside a monolith of the same source ≤ 1.10 ×', 'missed by 0.40 ×: /light'],
    ['Copies of a shared library on one page no more than one', 'not measured'],
    ['LCP beside the monolith ≤ 1.05 ×', 'not measured'],
    ['Client navigation between remotes ≤ 100 ms, warm', 'met, 10 ms to spare: two trips'],
    ['Between remotes, beside within one ≤ 1.20 ×', 'missed by 0.60 ×: two trips'],
    [
      'Cached HTML, requests a second beside a static file ≥ 0.50 ×',
      'missed by 0.10 ×: 25 connections',
    ],
    ['HTML at 50 remotes beside 3, brotli flat: ≤ 1.05 ×', 'missed by 0.45 ×: /, 15 kB at 50'],
  ])('%s', (bar, verdict) => {
    expect(all[bar]).toBe(verdict)
  })
})

test('a late paint is a multiple of the baseline’s', () => {
  const times = {
    lighthouse: { lcp: [1_000, 1_000, 1_000] },
    throttled: {},
    ours: { lighthouse: { lcp: { ratio: 1.3, low: 1.2, high: 1.4 } }, throttled: {} },
  }
  const results = { 'first-view': { ...firstView, times: { '/': { plain: times } } } }
  const bar = bars.find(({ name }) => name === 'LCP beside plain HTML')
  expect(bar?.read(results)).toEqual({
    figure: 1.3,
    low: 1.2,
    high: 1.4,
    where: '/',
    baseline: 'plain 1,000 ms',
  })
})
