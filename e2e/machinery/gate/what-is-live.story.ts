import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { test } from './live-set.ts'

test('what is live decides: its kit, and its limits', async ({ delivery: { refused } }) => {
  const {
    kit: _,
    limits,
    ...lock
  } = (await (await fetch(`${siteUnderTest.url}/_composition`)).json()) as {
    kit: string
    limits: { release: object }
  }
  const release = { ...limits.release, totalBytes: 100 }
  const live = createServer((_, response) =>
    response.end(JSON.stringify({ ...lock, kit: '0.9.0', limits: { ...limits, release } })),
  )
  await new Promise<void>((ready) => live.listen(0, 'localhost', ready))
  const siteUrl = `http://localhost:${(live.address() as AddressInfo).port}`
  const reasons = await refused({ siteUrl, styles: 'h1 { letter-spacing: 0.2em }' })
  live.close()
  expect(reasons).toEqual([
    expect.stringContaining('built against shared-ui 1.0.0, and the live shell has 0.9.0'),
    expect.stringMatching(/a release may have 0\.1 kB/),
  ])
})
