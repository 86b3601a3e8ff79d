import { expect, it } from 'vitest'
import { testLimits } from '../../testing/site-data.ts'
import { budgetReasons, largestOf, type PageWeights } from './budgets.ts'

const limits = testLimits.page
const atTheLimit: PageWeights = limits

it('allows a page that is exactly at its limits', () => {
  expect(budgetReasons([{ address: '/roles', weights: atTheLimit }], limits)).toEqual([])
})

it('says which page takes how much of what, and how much it may', () => {
  const heavy = {
    page: { ...limits.page, requests: limits.page.requests + 1 },
    remote: { ...limits.remote, styleBytes: limits.remote.styleBytes + 1_000 },
  }
  expect(
    budgetReasons(
      [
        { address: '/roles', weights: atTheLimit },
        { address: '/roles/qa', weights: heavy },
      ],
      limits,
    ),
  ).toEqual([
    expect.stringContaining(
      `\`/roles/qa\` takes ${limits.page.requests + 1} requests; the limit is ${limits.page.requests}`,
    ),
    expect.stringContaining(
      '`/roles/qa` takes for its own part 4.0 kB of CSS; the limit is 3.0 kB: load a part of it when it is used, or ask the shell team to raise `limits.page.remote.styleBytes` in its site data',
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
