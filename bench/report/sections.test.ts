import { expect, test } from 'vitest'
import { changeFigures, mediansOf } from '../delivery/results.ts'
import { figuresOf as leadFigures } from '../leads/results.ts'
import { figuresOf as soakFigures } from '../soak/results.ts'
import { makeReport } from './report.ts'
import type { StoredResults } from './stored-results.ts'

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
const strikes = {
  function: 12,
  worker: 11,
  backend: 10,
  shell: 9,
  sink: 8,
  disk: 7,
  journal: 6,
  nobody: 0,
}
const sent = { submissions: 10_088, acknowledged: 9_935, stored: 9_980, mails: 19_960 }

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
    rows: changeFigures('resources', {
      promotions: [360, 340, 900],
      rollbacks: [390],
      verifications: [12],
    }),
    edits: {
      cold: mediansOf([edit(60_000)]),
      warm: mediansOf([edit(5_000), edit(6_000), edit(7_000)]),
    },
  },
  soak: { ...run, rows: soakFigures({ minutes: 10, kinds, requests: 4_321, samples }), samples },
  leads: {
    ...run,
    rows: leadFigures(
      { ...sent, duplicates: 12, unexplained: 0, strikes, restarts: 5, faults: [] },
      1_234_567,
    ),
  },
}

test.each([
  [
    'of each Lighthouse category how many templates have all points, and the lowest',
    ['| performance | 2 of 3 | 98 |', '| accessibility | 2 of 3 | 91 |', '| seo | 3 of 3 | 100 |'],
  ],
  [
    'templates from the worst, with the range of their views',
    [
      '| `/deaf` | 100 | 91 | 100 | 100 | | `/slow` | 98 (97 to 99) | 100 | 100 | 100 | | `/` | 100 |',
    ],
  ],
  [
    'whether Lighthouse’s bars are met',
    ['| 98, /slow | | **missed by 2** |', '| 91, accessibility of /deaf | | **missed by 9** |'],
  ],
  [
    'promotion and rollback',
    [
      '| promote → first page served with it | 360 ms |',
      '| rollback → first page served without it | 390 ms |',
    ],
  ],
  [
    'the steps of an edit with nothing built before, and with all but the edit built',
    ['| build | 60,000 ms | 6,000 ms |', '| its tests | 9,000 ms | 9,000 ms |', '| 36,000 ms |'],
  ],
  [
    'requests and failures of a steady load, and how memory grows',
    [
      '| requests served | 4,321 |',
      '| requests failed | 0 |',
      '| its slope after minute 1, an hour | 359 kB |',
    ],
  ],
  [
    'leads that were sent, acknowledged and stored, and what broke meanwhile',
    [
      '| contact forms sent | 10,088 | | of these acknowledged | 9,935 |',
      '| stored, each once | 9,980 |',
      '| processes killed meanwhile | 50 |',
      '| times that the disk was full | 13 |',
    ],
  ],
])('the report tells %s', async (_, told) => {
  const files = await makeReport(results)
  const text = (files.get('docs/speed.md') ?? '').replace(/[ \n]+/g, ' ')
  for (const words of told) expect(text).toContain(words)
})

test('of several edits the median of each step counts, and the median of all their steps', () => {
  const of = (build: number, test: number) => ({ build, test, publish: 30, live: 4 })
  const edits = [of(10, 300), of(1_000, 200), of(12, 100)]
  expect(mediansOf(edits)).toEqual({ whole: 344, build: 12, test: 200, publish: 30, live: 4 })
})
