import type { Page } from '@playwright/test'
import { makeCandidate, promote, publish, runGate, shellRemote, shellTeam } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import type { CompositionLock } from 'shared-ui/contract'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { gateSurroundings } from '../../site/gate-surroundings.ts'
import { buildForKit } from '../../site/remote-builds.ts'
import { startVisitors } from './visitors.ts'

const glossary = 'Technical Recruiting Glossary'

/** Goes on by the header. */
async function open(tab: Page, label: string, entry?: string): Promise<void> {
  const header = tab.getByRole('banner')
  if (entry) await header.getByRole('button', { name: label }).click()
  await header.getByRole('link', { name: entry ?? label }).click()
}

test('a breaking kit is taken by the shell and three teams on days of their own, and every page has one', async ({
  ownSite: { url, dataFolder },
  browser,
}) => {
  const goLive = async (remote: string, text: string, expression: string) => {
    const { store, trusted, keyOf } = await openDataFolder(dataFolder)
    const key = await keyOf(remote === shellRemote ? shellTeam : remote)
    const folder = await buildForKit(remote, '2.0.0', text, expression)
    const build = { remote, folder, kit: '2.0.0' }
    const { release } = await publish({ store, trusted, key, ...build })
    await store.changeRegistry(promote(remote, release), { key, trusted })
  }
  /** As a team publishes, before it promotes. */
  const passGate = async (remote: string, text: string, expression: string) => {
    const { store, trusted, keyOf } = await openDataFolder(dataFolder)
    const folder = await buildForKit(remote, '2.0.0', text, expression)
    const publisher = { store, trusted, key: await keyOf(remote) }
    const lines: string[] = []
    const { manifest } = await makeCandidate(publisher, { remote, folder, kit: '2.0.0' })
    await runGate({
      ...gateSurroundings,
      ...publisher,
      ...{ candidate: manifest, folder },
      siteUrl: url,
      report: (line) => lines.push(line),
    })
    return lines
  }
  const textOf = async (path: string) => (await fetch(url + path)).text()
  const lockFor = async (version: string) =>
    (await (await fetch(`${url}/_composition?kit=${version}`)).json()) as CompositionLock
  /** The frame of a page, and the modules of React that its document names. */
  const frameOf = async (path: string) => {
    const html = await textOf(path)
    const [shell] = /(?<="shell":")[a-f0-9]{16}/.exec(html) ?? []
    const reacts = new Set(html.match(/\/assets\/react-library-[\w-]{6}\.js/g))
    expect(reacts.size, path).toBe(1)
    return shell
  }
  /** Bytes of the scripts that a page's document names. */
  const scriptBytes = async (path: string) => {
    const scripts = new Set((await textOf(path)).match(/(?<=(?:href|src)=")\/[^"]+\.js(?=")/g))
    const sizes = [...scripts].map(async (script) => {
      const answer = await fetch(url + script)
      expect(answer.status, script).toBe(200)
      return (await answer.arrayBuffer()).byteLength
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const becomes = (path: string, text: string) =>
    expect.poll(async () => (await textOf(path)).includes(text)).toBe(true)

  const visitors = startVisitors(url)
  const before = await frameOf('/')
  const ofTwoRemotes = '/services/technical-interview'
  const bytesBefore = await scriptBytes(ofTwoRemotes)
  expect(bytesBefore).toBeGreaterThan(100_000)
  const complaints: string[] = []
  const newTab = async (path: string) => {
    const tab = await browser.newPage()
    tab.setDefaultTimeout(20_000)
    tab.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await tab.goto(url + path)
    await hydrated(tab)
    return tab
  }
  const oldTab = await newTab('/services')

  await test.step('the shell’s day: its own pages have it, and nobody else is touched', async () => {
    await goLive(shellRemote, 'Our story', '"Our second story"')
    await becomes('/about', 'Our second story')
    for (const path of ['/glossary', '/services', '/contact'])
      expect(await frameOf(path)).toBe(before)
    // It shows a form of leads.
    expect(await frameOf('/')).toBe(before)
    expect(await textOf('/')).toContain('data-remote="leads"')
  })

  await test.step('one team’s day: its pages have it, and a tab of the first kit gets them as a document', async () => {
    await goLive('resources', glossary, '"Glossary, second kit"')
    await becomes('/glossary', 'Glossary, second kit')
    expect(await frameOf('/glossary')).not.toBe(before)
    // A tab from before keeps what it was opened with.
    await open(oldTab, 'Resources', 'Glossary')
    await expect(oldTab.getByRole('heading', { level: 1 })).toHaveText(glossary)
    // One of the first kit, opened since, knows that the glossary is elsewhere.
    const tab = await newTab('/services')
    await tab.evaluate(() => ((globalThis as { isSame?: boolean }).isSame = true))
    await open(tab, 'Resources', 'Glossary')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Glossary, second kit')
    await hydrated(tab)
    expect(await tab.evaluate(() => 'isSame' in globalThis)).toBe(false)
    // And back to a page of the first kit.
    await open(tab, 'Contact')
    await expect(tab.locator('[data-remote="leads"]').first()).toBeVisible()
    await hydrated(tab)
    expect(await tab.evaluate(() => window.location.pathname)).toBe('/contact')
    await tab.close()
  })

  await test.step('the second team’s day: a page that shows the third keeps the first kit', async () => {
    const change = ['catalogue', 'What each one covers', '"What each covers, second kit"'] as const
    expect(await passGate(...change)).toContainEqual(
      expect.stringMatching(`^${ofTwoRemotes}.* stays as it is: it shows a remote`),
    )
    await goLive(...change)
    await becomes('/services', 'What each covers, second kit')
    expect(await frameOf('/services')).not.toBe(before)
    expect(await frameOf(ofTwoRemotes)).toBe(before)
    expect(await textOf(ofTwoRemotes)).toContain('data-remote="leads"')
    expect(await scriptBytes(ofTwoRemotes)).toBeLessThanOrEqual(1.02 * bytesBefore)
  })

  await test.step('the last team’s day: nothing of the first kit is left', async () => {
    await goLive('leads', "Let's Get Started", '"Tell us more"')
    await expect.poll(() => frameOf(ofTwoRemotes)).not.toBe(before)
    expect(await scriptBytes(ofTwoRemotes)).toBeLessThanOrEqual(1.02 * bytesBefore)
    expect(await frameOf('/')).not.toBe(before)
    expect(await lockFor(kit.version)).toMatchObject({
      remotes: {},
      elsewhere: ['catalogue', 'leads', 'resources'],
    })
    const tab = await newTab(ofTwoRemotes)
    await open(tab, 'About')
    await expect(tab.getByText('Our second story')).toBeVisible()
    await tab.close()
  })

  expect(complaints).toEqual([])
  await oldTab.close()
  const { requests, failures } = await visitors.leave()
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(200)
})
