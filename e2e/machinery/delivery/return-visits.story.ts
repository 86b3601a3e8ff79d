import type { CDPSession } from '@playwright/test'
import { promote } from 'delivery'
import { openDataFolder, publishUngated } from 'delivery/testing-release'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { changedBuild, changedFrame } from '../../site/remote-builds.ts'

/** What a visit brought over the network, by path: bytes of bodies, and how they were encoded. */
type Transfers = Map<string, { bytes: number; encoding: string }>

test('who comes back after a deployment is sent what changed, and nothing twice', async ({
  ownSite: { url, dataFolder },
  context,
}) => {
  const deploy = async (remote: string, folder: string) => {
    const build = { remote, folder, kit: kit.version }
    const { store, author } = await openDataFolder(dataFolder)
    await store.changeRegistry(promote(remote, await publishUngated(dataFolder, build)), author)
  }
  const visit = async (path: string, text: string) => {
    await expect.poll(async () => (await fetch(url + path)).text()).toContain(`>${text}<`)
    const page = await context.newPage()
    const transfers = await watchTransfers(await context.newCDPSession(page), url)
    await page.goto(url + path)
    await hydrated(page)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.close()
    return transfers
  }
  const sumOf = (transfers: Transfers) =>
    [...transfers.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const title = 'Technical Recruiting Glossary'
  const first = await visit('/glossary', title)
  expect(sumOf(first)).toBeGreaterThan(100_000)
  expect([...(await visit('/glossary', title)).keys()]).toEqual([])

  await test.step('of a remote: the page, and what names it', async () => {
    await deploy('resources', await changedBuild('resources', title, '"Words of the trade"'))
    const second = await visit('/glossary', 'Words of the trade')
    const stems = [...second.keys()].map((path) => /([\w-]+)-[\w-]{6}\.js$/.exec(path)?.[1]).sort()
    expect(stems).toEqual(['glossary-page', 'remoteEntry', 'routes'])
    expect(sumOf(second)).toBeLessThan(2_000)
    expect(encodingOf(second, 'glossary-page')).toBe('dcb')
  })

  await test.step('of the shell, when every file has another name: the changes', async () => {
    const second = await visit('/about', 'Our story')
    await deploy('shell', await changedFrame('Our story', '"How it began"'))
    const third = await visit('/about', 'How it began')
    expect(encodingOf(third, 'react-library')).toBe('dcb')
    expect(sumOf(third)).toBeLessThan(sumOf(first) / 20)
    expect(sumOf(second)).toBeGreaterThan(0)
  })
})

const encodingOf = (transfers: Transfers, stem: string) =>
  [...transfers].find(([path]) => path.includes(`/${stem}-`))?.[1].encoding

/** Scripts and stylesheets that come over the network from now on. */
async function watchTransfers(cdp: CDPSession, site: string): Promise<Transfers> {
  const transfers: Transfers = new Map()
  const known = new Map<string, { path: string; encoding: string; headers: number }>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const path = response.url.replace(site, '')
    if (response.fromDiskCache || !/\.(js|css)$/.test(path)) return
    const encoding = response.headers['content-encoding'] ?? ''
    known.set(requestId, { path, encoding, headers: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { path = '', encoding = '', headers = 0 } = known.get(requestId) ?? {}
    const bytes = encodedDataLength - headers
    if (path && bytes > 0) transfers.set(path, { bytes, encoding })
  })
  return transfers
}
