import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { test } from './live-set.ts'

test('what is live decides: its kit, its exports, and its limits', async ({
  delivery: { refused },
}) => {
  const { limits, shared, ...shell } = (await (
    await fetch(`${siteUnderTest.url}/_shell`)
  ).json()) as { limits: { release: object }; shared: Record<string, string[]> }
  const older = {
    ...shell,
    kit: '0.9.0',
    shared: { ...shared, 'shared-ui': shared['shared-ui']?.filter((name) => name !== 'Button') },
    limits: { ...limits, release: { ...limits.release, totalBytes: 100 } },
  }
  const live = createServer((_, response) => response.end(JSON.stringify(older)))
  await new Promise<void>((ready) => live.listen(0, 'localhost', ready))
  const siteUrl = `http://localhost:${(live.address() as AddressInfo).port}`
  const imports = { 'shared-ui': ['Button'] }
  const reasons = await refused({ siteUrl, imports, styles: 'h1 { letter-spacing: 0.2em }' })
  live.close()
  expect(reasons).toEqual([
    expect.stringContaining('built against shared-ui 1.0.0, and the live shell has 0.9.0'),
    expect.stringContaining('`shared-ui` has no `Button` in the live shared-ui 0.9.0'),
    expect.stringMatching(/a release may have 0\.1 kB/),
  ])
})
