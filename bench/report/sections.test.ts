import { expect, test } from 'vitest'
import { mediansOf } from '../delivery/results.ts'
import { figuresOf } from '../soak/results.ts'
import { makeReport } from './report.ts'
import type { StoredResults } from '../stored-results.ts'

const machine = { cores: 2, processor: '', memoryBytes: 1, node: 'v24', chromium: 'C', load: 1 }
const run = { date: '2026-01-01T00:00:00.000Z', machine }

const full = [100, 100, 100]
const scores = { performance: full, accessibility: full, 'best-practices': full, seo: full }
const edit = (build: number) => ({ build, test: 9_000, publish: 20_000, live: 1_000 })
const samples = Array.from({ length: 60 }, (_, index) => ({
  atMs: (index + 1) * 10_020,
  heap: 60_000_000 + index * 1_000,
  resident: 180_000_000,
}))
const kinds = [['/'], ['/roles/a', '/roles/b']]

const results: StoredResults = {
  lighthouse: {
    ...run,
    scores: {
      '/': scores,
      '/slow': { ...scores, performance: [97, 99, 98] },
      '/deaf': { ...scores, accessibility: [91, 91, 91] },
    },
  },
  delivery: {
    ...run,
    rows: [{ name: 'lock in the HTML', value: 679, unit: 'bytes' }],
    edits: {
      cold: mediansOf([edit(60_000)]),
      warm: mediansOf([edit(5_000), edit(6_000), edit(7_000)]),
    },
  },
  soak: { ...run, rows: figuresOf({ minutes: 10, kinds, requests: 4_321, samples }), samples },
}

test.each([
  ['of each Lighthouse category how many are full', '| performance | 2 of 3 | 98 |'],
  ['templates from the worst', '| `/deaf` | 100 | 91 | 100 | 100 | | `/slow` | 98 (97 to 99) |'],
  ['whether Lighthouse’s bars are met', '| 91, accessibility of /deaf | | **missed by 9** |'],
  ['what a delivery carries', '| lock in the HTML | 679 bytes |'],
  ['the steps of an edit by what was built before', '| build | 60,000 ms | 6,000 ms |'],
  ['how many pages a steady load read', '| requests served | 4,321 |'],
  ['how memory grows meanwhile', '| its slope after minute 1, an hour | 359 kB |'],
])('the report tells %s', async (_, words) => {
  const files = await makeReport(results)
  expect((files.get('docs/speed.md') ?? '').replace(/[ \n]+/g, ' ')).toContain(words)
})

test('of several edits the median of each step counts, and the median of all their steps', () => {
  const of = (build: number, test: number) => ({ build, test, publish: 30, live: 4 })
  const edits = [of(10, 300), of(1_000, 200), of(12, 100)]
  expect(mediansOf(edits)).toEqual({ whole: 344, build: 12, test: 200, publish: 30, live: 4 })
})
