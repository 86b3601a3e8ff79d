import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { publishUngated } from 'delivery/testing-release'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { runDelivery } from '../../site/delivery-command.ts'
import { expect, hydrated, readRegistry, test } from '../../site/fixtures.ts'
import { changedFrame, copyBuild } from '../../site/remote-builds.ts'
import { startVisitors } from './visitors.ts'

const eyebrow = 'Our story'

test('the shell is published, tried and taken back like a remote, and no tab notices', async ({
  ownSite: { url, dataFolder },
  browser,
}) => {
  const answerOf = async <Answer>(...args: string[]) => {
    const { code, stdout, stderr } = await runDelivery(dataFolder, [...args, '--json'])
    expect(code, stderr).toBe(0)
    return JSON.parse(stdout) as Answer
  }
  const release = async (folder: string) =>
    (await answerOf<{ release: string }>('publish', 'shell', '--folder', folder)).release
  const publishUntried = (folder: string) =>
    publishUngated(dataFolder, { remote: 'shell', folder, kit: kit.version })
  const live = async () => (await readRegistry(dataFolder)).remotes['shell']
  const textOf = async (path: string, cookie = '') =>
    (await fetch(url + path, { headers: { cookie } })).text()
  const says = (text: string) => async () => (await textOf('/about')).includes(`>${text}<`)

  const before = (await live())?.stable ?? ''
  const visitors = startVisitors(url)
  const tab = await browser.newPage()
  tab.setDefaultTimeout(20_000)
  const complaints: string[] = []
  tab.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await tab.goto(`${url}/services`)
  await hydrated(tab)

  const second =
    await test.step('a shell of which every file has another name goes live', async () => {
      const id = await release(await changedFrame(eyebrow, '"Second edition"'))
      await answerOf('promote', 'shell', id)
      await expect.poll(says('Second edition')).toBe(true)
      const fresh = await browser.newPage()
      await fresh.goto(`${url}/about`)
      await hydrated(fresh)
      await expect(fresh.getByText('Second edition')).toBeVisible()
      await fresh.close()
      return id
    })

  await test.step('a tab of the shell before goes on: pages, search and the dialog', async () => {
    await tab.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^About /)
    await expect(tab.getByText(eyebrow, { exact: true })).toBeVisible()
    await tab.keyboard.press('/')
    await expect(tab.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await tab.keyboard.press('Escape')
    await tab.getByRole('button', { name: 'Schedule a Call' }).first().click()
    await expect(tab.getByRole('dialog')).toBeVisible()
    await tab.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })

  await test.step('it goes back in a moment', async () => {
    await answerOf('rollback', 'shell')
    await expect.poll(says(eyebrow)).toBe(true)
    const kits = { [before]: kit.version, [second]: kit.version }
    expect(await live()).toEqual({ stable: before, canary: null, previous: [], kits })
  })

  await test.step('a canary that spoils every page is withdrawn, and its visitors see nothing of it', async () => {
    const isBad = `globalThis.process&&import.meta.url.includes(${JSON.stringify(basename(dataFolder))})`
    const id = await publishUntried(
      await changedFrame('Skip to content', `(${isBad}?null.title:"Skip to content")`),
    )
    await answerOf('promote', 'shell', id, '--percent', '10')
    await expect
      .poll(
        async () => {
          for (const path of ['/glossary', '/about', '/services'])
            expect(await textOf(path, 'canary-bucket=1')).toContain('Skip to content')
          return (await live())?.canary
        },
        { timeout: 300_000 },
      )
      .toEqual({ release: id, percent: 0 })
    // Nobody else is blamed for it.
    for (const [remote, { canary }] of Object.entries((await readRegistry(dataFolder)).remotes))
      if (remote !== 'shell') expect(canary).toBeNull()
  })

  await test.step('one that does not even start is not served', async () => {
    const folder = await copyBuild('shell')
    await writeFile(join(folder, 'server/worker.js'), 'throw new Error("it does not start")')
    await answerOf('promote', 'shell', await publishUntried(folder))
    const lock = async () =>
      ((await (await fetch(`${url}/_composition`)).json()) as { shell: string }).shell
    const shells = new Set<string>()
    for (let times = 0; times < 30; times++) shells.add(await lock())
    expect([...shells]).toEqual([before])
    await answerOf('promote', 'shell', second)
    await expect.poll(lock).toBe(second)
  })

  const { requests, failures } = await visitors.leave()
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(300)
  await tab.close()
})
