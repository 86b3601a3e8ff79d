import { expect, it } from 'vitest'
import { budgetReasons, largestOf, pageLimits, type PageWeights } from './budgets.ts'

const atTheLimit: PageWeights = pageLimits

it('allows a page that is exactly at its limits', () => {
  expect(budgetReasons(new Map([['/roles', atTheLimit]]))).toEqual([])
})

it('says which page takes how much of what, and how much it may', () => {
  const heavy = {
    page: { ...pageLimits.page, requests: pageLimits.page.requests + 1 },
    remote: { ...pageLimits.remote, styleBytes: pageLimits.remote.styleBytes + 1_000 },
  }
  expect(
    budgetReasons(
      new Map([
        ['/roles', atTheLimit],
        ['/roles/qa', heavy],
      ]),
    ),
  ).toEqual([
    expect.stringContaining(
      `\`/roles/qa\` takes ${pageLimits.page.requests + 1} requests; the limit is ${pageLimits.page.requests}`,
    ),
    expect.stringContaining(
      '`/roles/qa` takes for its own part 3.0 kB of CSS; the limit is 2.0 kB',
    ),
  ])
})

it('reports the largest figure of each kind', () => {
  const small = { scriptBytes: 1, styleBytes: 20, requests: 3 }
  const other = { scriptBytes: 10, styleBytes: 2, requests: 3 }
  expect(
    largestOf([
      { page: small, remote: other },
      { page: other, remote: small },
    ]),
  ).toEqual({
    page: { scriptBytes: 10, styleBytes: 20, requests: 3 },
    remote: { scriptBytes: 10, styleBytes: 20, requests: 3 },
  })
})
