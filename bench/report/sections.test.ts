import { expect, test } from 'vitest'
import { makeReport } from './report.ts'
import type { StoredResults } from '../stored-results.ts'

const machine = { cores: 2, processor: '', memoryBytes: 1, node: 'v24', chromium: 'C', load: 1 }
const run = { date: '2026-01-01T00:00:00.000Z', machine }

const full = [100, 100, 100]
const scores = { performance: full, accessibility: full, 'best-practices': full, seo: full }

const results: StoredResults = {
  lighthouse: {
    ...run,
    scores: {
      '/': scores,
      '/slow': { ...scores, performance: [97, 99, 98] },
      '/deaf': { ...scores, accessibility: [91, 91, 91] },
    },
  },
}

test.each([
  ['of each Lighthouse category how many are full', '| performance | 2 of 3 | 98 |'],
  ['whether Lighthouse’s bars are met', '| 91, accessibility of /deaf | | **missed by 9** |'],
])('the report tells %s', async (_, words) => {
  const files = await makeReport(results)
  expect((files.get('docs/speed.md') ?? '').replace(/[ \n]+/g, ' ')).toContain(words)
})
