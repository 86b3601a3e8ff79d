import { describe, expect, test } from 'vitest'
import type { LeadReport } from 'supabase/tests/lead-checker/check-leads.ts'
import { mediansOf, rowsOfChanges, type DeliveryResults } from '../delivery-rows.ts'
import { rowsOf as leadsRows } from '../leads-rows.ts'
import type { LighthouseResults } from '../lighthouse-rows.ts'
import { allRows } from '../rows.ts'
import { rowsOf as soakRows, type SoakResults } from '../soak-rows.ts'
import type { RowResults } from '../measurement.ts'
import type { StoredResults } from '../stored-results.ts'
import { makePage } from './page.ts'

const machine = { cores: 2, processor: '', memoryBytes: 1, node: 'v24', chromium: 'C', load: 1 }
const run = { date: '2026-01-01T00:00:00.000Z', machine }

const full = [100, 100, 100]
const scores = { performance: full, accessibility: full, 'best-practices': full, seo: full }
const lighthouse: LighthouseResults = {
  ...run,
  scores: {
    '/': scores,
    '/unsteady': { ...scores, performance: [100, 90, 100] },
    '/slow': { ...scores, performance: [97, 99, 98] },
    '/deaf': { ...scores, accessibility: [91, 91, 91] },
  },
}

const edit = (build: number) => ({ build, test: 9_000, publish: 20_000, live: 1_000 })
const delivery: DeliveryResults = {
  ...run,
  rows: [
    ...rowsOfChanges('resources', {
      promotions: [360, 340, 900],
      rollbacks: [390],
      verifications: [12],
    }),
    { name: 'lock in the HTML', value: 1_200, unit: 'bytes' },
    { name: 'lock, brotli', value: 600, unit: 'bytes' },
  ],
  edits: {
    cold: mediansOf([edit(60_000)]),
    warm: mediansOf([edit(5_000), edit(6_000), edit(7_000)]),
  },
}

const samples = Array.from({ length: 60 }, (_, index) => ({
  atMs: (index + 1) * 10_020,
  heap: 60_000_000 + index * 1_000,
  resident: 180_000_000,
}))
const kinds = [['/'], ['/roles/a', '/roles/b']]
const soakOf = (taken: typeof samples) =>
  soakRows({ minutes: 10, kinds, requests: 4_321, failures: 0, samples: taken })
const soak: SoakResults = { ...run, rows: soakOf(samples), samples }

const report: LeadReport = {
  submissions: 10_088,
  acknowledged: 9_935,
  stored: 9_980,
  mails: 19_960,
  duplicates: 12,
  unexplained: 0,
  strikes: {
    function: 12,
    worker: 11,
    backend: 10,
    shell: 9,
    sink: 8,
    disk: 7,
    journal: 6,
    nobody: 0,
  },
  restarts: 5,
  faults: [],
}
const leads: RowResults = { ...run, rows: leadsRows(report, 1_234_567) }

/** The page of results that were stored and read again: its text, with single spaces, and its pictures. */
async function pageOf(results: StoredResults) {
  const read = JSON.parse(JSON.stringify(results)) as StoredResults
  const files = await makePage(read)
  const text = (files.get('docs/speed.md') ?? '').replace(/[ \n]+/g, ' ')
  return { text, files, picture: (name: string) => files.get(`docs/pictures/speed-${name}.svg`) }
}

test('every kind of result has its figures on the page, and its pictures are shown', async () => {
  const { text, files } = await pageOf({ lighthouse, delivery, soak, leads })
  for (const content of files.values()) expect(content).not.toMatch(/NaN|undefined|null|Infinity/)
  const pictures = [...files.keys()].filter((path) => path.endsWith('.svg'))
  expect(pictures).toHaveLength(2)
  for (const path of pictures) expect(text).toContain(`(${path.replace('docs/', '')})`)
})

test('the printed table has the figures of all four', () => {
  const rows = allRows({ lighthouse, delivery, soak, leads })
  expect(new Set(rows.map(({ from }) => from))).toEqual(
    new Set(['lighthouse', 'delivery', 'soak', 'leads']),
  )
  for (const { value } of rows) expect(value).not.toBeNaN()
})

test.each<[string, StoredResults, string[]]>([
  [
    'of each Lighthouse category how many templates have all points, and the lowest',
    { lighthouse },
    ['| performance | 3 of 4 | 98 |', '| accessibility | 3 of 4 | 91 |', '| SEO | 4 of 4 | 100 |'],
  ],
  [
    'templates from the worst, with the range of their views',
    { lighthouse },
    [
      [
        '| `/deaf` | 100 | 91 | 100 | 100 |',
        '| `/slow` | 98 (97 to 99) | 100 | 100 | 100 |',
        '| `/unsteady` | 100 (90 to 100) | 100 | 100 | 100 |',
        '| `/` | 100 | 100 | 100 | 100 |',
      ].join(' '),
    ],
  ],
  [
    'whether Lighthouse’s bars are met',
    { lighthouse },
    ['| 98, /slow | | **missed by 2** |', '| 91, accessibility of /deaf | | **missed by 9** |'],
  ],
  [
    'promotion and rollback',
    { delivery },
    [
      '| promote → first page served with it | 360 ms |',
      '| rollback → first page served without it | 390 ms |',
    ],
  ],
  [
    'the steps of an edit with nothing built before, and with all but the edit built',
    { delivery },
    [
      '| of that, building every app, with nothing built before | 60,000 ms | | its tests, with nothing built before | 9,000 ms |',
      '| of that, building the remote | 6,000 ms | | its tests | 9,000 ms |',
    ],
  ],
  [
    'requests and failures of a steady load, and how memory grows',
    { soak },
    [
      '| requests served | 4,321 |',
      '| requests failed | 0 |',
      '| its slope after minute 1, an hour | 359 kB |',
    ],
  ],
  [
    'leads that were sent, acknowledged and stored, and what broke meanwhile',
    { leads },
    [
      '| contact forms sent | 10,088 | | of these acknowledged | 9,935 |',
      '| stored, each once | 9,980 |',
      '| processes killed meanwhile | 50 |',
      '| times that the disk was full | 13 |',
    ],
  ],
])('the page tells %s', async (_, results, told) => {
  const { text } = await pageOf(results)
  for (const words of told) expect(text).toContain(words)
})

test('an edit is drawn with nothing built before, and with all but the edit built', async () => {
  const picture = (await pageOf({ delivery })).picture('delivery-edits')
  expect(picture).toContain('>90,000 ms</text>')
  expect(picture).toContain('>36,000 ms</text>')
})

describe('the steady load', () => {
  test('is drawn as memory over minutes, with ticks that can be read', async () => {
    const picture = (await pageOf({ soak })).picture('soak-memory') ?? ''
    const ticks = [...picture.matchAll(/>(\d+)<\/text>/g)].map(([, tick]) => tick)
    expect(ticks.filter((tick) => tick === '10')).toHaveLength(2)
    expect(ticks.length).toBeLessThan(20)
  })

  test('has a table alone when it was stored without its samples, or was short', async () => {
    const { samples: _, ...stored } = soak
    for (const results of [stored, { ...run, rows: soakOf([]), samples: [] }]) {
      const { text, files } = await pageOf({ soak: results })
      expect([...files.keys()]).toEqual(['docs/speed.md'])
      expect(text).toContain('| requests served | 4,321 |')
    }
  })
})
