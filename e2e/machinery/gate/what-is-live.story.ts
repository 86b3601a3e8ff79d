import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteDataWith, testLimits } from 'delivery/testing-site-data'
import { expect } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { test } from './live-set.ts'

test('what is live decides: its kit and its exports, and the limits of its site data', async ({
  delivery: { refused, goLiveWithSite },
}) => {
  const answer = await fetch(`${siteUnderTest.url}/_shell`)
  const { shared, ...shell } = (await answer.json()) as { shared: Record<string, string[]> }
  expect(shell, 'limits are told in one way').not.toHaveProperty('limits')
  const older = {
    ...shell,
    kit: '0.9.0',
    shared: { ...shared, 'shared-ui': shared['shared-ui']?.filter((name) => name !== 'Button') },
    // A shell of before: nobody reads them any more.
    limits: { release: { browserFileBytes: 1, totalBytes: 1 } },
  }
  const live = createServer((_, response) => response.end(JSON.stringify(older)))
  await new Promise<void>((ready) => live.listen(0, 'localhost', ready))
  const siteUrl = `http://localhost:${(live.address() as AddressInfo).port}`
  const imports = { 'shared-ui': ['Button'] }
  const candidate = { siteUrl, imports, styles: 'h1 { letter-spacing: 0.2em }' }
  const contract = [
    expect.stringContaining('built against shared-ui 1.0.0, and the live shell has 0.9.0'),
    expect.stringContaining('`shared-ui` has no `Button` in the live shared-ui 0.9.0'),
  ]
  expect(await refused(candidate)).toEqual(contract)

  const prefixes = { glossary: 'resources', contact: 'leads' }
  const release = { ...testLimits.release, totalBytes: 100 }
  await goLiveWithSite(siteDataWith({ prefixes, limits: { ...testLimits, release } }))
  const reasons = await refused(candidate)
  live.close()
  expect(reasons).toEqual([
    ...contract,
    expect.stringMatching(/a release may have 0\.1 kB: .*`limits\.release\.totalBytes`/),
  ])
})

test('a page is weighed against the limits of the live site data', async ({
  delivery: { refused, publishThroughGate, goLiveWithSite },
}) => {
  const prefixes = { glossary: 'resources', contact: 'leads' }
  const goLive = (remote: object) => {
    const page = { ...testLimits.page, remote: { ...testLimits.page.remote, ...remote } }
    return goLiveWithSite(siteDataWith({ prefixes, limits: { ...testLimits, page } }))
  }
  const candidate = { styles: `h1 { color: red }`.repeat(20) }
  await goLive({ styleBytes: 10 })
  expect(await refused(candidate)).toContainEqual(
    expect.stringMatching(
      /^`\/glossary` takes for its own part 0\.\d kB of CSS; the limit is 0\.0 kB: .*`limits\.page\.remote\.styleBytes`/,
    ),
  )
  await goLive({ styleBytes: 1_000 })
  await publishThroughGate(candidate)
})
