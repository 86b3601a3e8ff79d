import { promote, publish, shellRemote, shellTeam } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import type { CompositionLock } from 'shared-ui/contract'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { buildForKit } from '../../site/remote-builds.ts'
import { startVisitors } from './visitors.ts'

test('a breaking kit is taken by the shell and three teams on days of their own, and every page has one', async ({
  ownSite: { url, dataFolder },
  browser,
}) => {
  test.setTimeout(200_000)
  const goLive = async (remote: string, text: string, expression: string) => {
    const { store, trusted, keyOf } = await openDataFolder(dataFolder)
    const key = await keyOf(remote === shellRemote ? shellTeam : remote)
    const folder = await buildForKit(remote, '2.0.0', text, expression)
    const build = { remote, folder, kit: '2.0.0' }
    const { release } = await publish({ store, trusted, key, ...build })
    await store.changeRegistry(promote(remote, release), { key, trusted })
  }
  const textOf = async (path: string) => (await fetch(url + path)).text()
  const lockFor = async (version: string) =>
    (await (await fetch(`${url}/_composition?kit=${version}`)).json()) as CompositionLock
  /** The frame of a page, and the modules of React that its document names. */
  const frameOf = async (path: string) => {
    const html = await textOf(path)
    const [shell] = /(?<="shell":")[a-f0-9]{16}/.exec(html) ?? []
    const reacts = new Set(html.match(/\/assets\/react-[\w-]+\.js/g))
    expect(reacts.size, path).toBe(1)
    return shell
  }
  const becomes = (path: string, text: string) =>
    expect.poll(async () => (await textOf(path)).includes(text)).toBe(true)

  const visitors = startVisitors(url)
  const before = await frameOf('/')
  const tab = await browser.newPage()
  tab.setDefaultTimeout(20_000)
  const complaints: string[] = []
  tab.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await tab.goto(`${url}/services`)
  await hydrated(tab)

  await test.step('the shell’s day: its own pages have it, and nobody else is touched', async () => {
    await goLive(shellRemote, 'Our story', '"Our second story"')
    await becomes('/about', 'Our second story')
    for (const path of ['/glossary', '/services', '/contact'])
      expect(await frameOf(path)).toBe(before)
    // It shows a form of leads.
    expect(await frameOf('/')).toBe(before)
    expect(await textOf('/')).toContain('data-remote="leads"')
  })

  await test.step('one team’s day: its pages have it, and a tab gets them as a document', async () => {
    await goLive('resources', 'Technical Recruiting Glossary', '"Glossary, second kit"')
    await becomes('/glossary', 'Glossary, second kit')
    expect(await frameOf('/glossary')).not.toBe(before)
    await tab.evaluate(() => ((globalThis as { isSame?: boolean }).isSame = true))
    await tab.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
    await tab.getByRole('banner').getByRole('link', { name: 'Glossary' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Glossary, second kit')
    await hydrated(tab)
    expect(await tab.evaluate(() => 'isSame' in globalThis)).toBe(false)
    // And back to one of the first kit.
    await tab.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await hydrated(tab)
    await expect(tab.locator('[data-remote="leads"]').first()).toBeVisible()
  })

  await test.step('the second team’s day: a page that shows the third keeps the first kit', async () => {
    await goLive('catalogue', 'What each one covers', '"What each covers, second kit"')
    await becomes('/services', 'What each covers, second kit')
    expect(await frameOf('/services')).not.toBe(before)
    expect(await frameOf('/services/technical-interview')).toBe(before)
    expect(await textOf('/services/technical-interview')).toContain('data-remote="leads"')
  })

  await test.step('the last team’s day: nothing of the first kit is left', async () => {
    await goLive('leads', "Let's Get Started", '"Tell us more"')
    await expect.poll(() => frameOf('/services/technical-interview')).not.toBe(before)
    expect(await frameOf('/')).not.toBe(before)
    expect(await lockFor(kit.version)).toMatchObject({
      remotes: {},
      elsewhere: ['catalogue', 'leads', 'resources'],
    })
    const fresh = await browser.newPage()
    await fresh.goto(`${url}/services/technical-interview`)
    await hydrated(fresh)
    await fresh.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(fresh.getByText('Our second story')).toBeVisible()
    await fresh.close()
  })

  expect(complaints).toEqual([])
  await tab.close()
  const { requests, failures } = await visitors.leave()
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(200)
})
