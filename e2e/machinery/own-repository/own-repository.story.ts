import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, makeTemporaryFolder, promote, type SiteData } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import { publishSiteText } from 'delivery/testing-site-data'
import defaultData from '../../../shell/src/site-data.json' with { type: 'json' }
import { runDelivery } from '../../site/delivery-command.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { install, root } from './install.ts'

test('a team with a repository of its own develops, publishes and is on the site', async ({
  ownSite: { url, dataFolder },
  page,
  complaints,
}) => {
  const { path, remove } = makeTemporaryFolder('own-repository-')
  const folder = join(path, 'alumni')
  const source = join(folder, 'src/alumni/alumni-page.tsx')
  // What a stranger's machine has.
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: path,
    TMPDIR: path,
    CHROMIUM_PATH: siteUnderTest.browser,
  }
  const npm = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((done) =>
      execFile('npm', ['run', '--silent', ...args], { cwd: folder, env }, (error, out, err) =>
        done({ code: error ? 1 : 0, output: out + err }),
      ),
    )
  const demand = async (...args: string[]) => {
    const { code, output } = await npm(...args)
    expect(code, output).toBe(0)
    return output
  }

  await test.step('the repository is made, and needs nothing from here', async () => {
    const command = resolve(root, 'commands/new-remote.ts')
    const args = [command, 'alumni', '--prefix', '/alumni', '--into', folder, '--site', url]
    await new Promise<void>((done, reject) =>
      execFile(process.execPath, args, (error) => (error ? reject(error) : done())),
    )
    await install(folder)
    await demand('test')
    await demand('lint')
  })

  await test.step('the team publishes with its key, through the gate', async () => {
    const made = await demand('delivery', '--', 'keygen', 'alumni', '--team', 'Alumni team')
    // They hear where the store is after that.
    Object.assign(env, { RELEASE_STORE: join(dataFolder, 'releases') })
    const file = join(path, 'alumni.json')
    await writeFile(file, made.trim().split('\n').at(-1) ?? '')
    const trusted = await runDelivery(dataFolder, ['trust', file, '--yes'])
    expect(trusted.code, trusted.stderr).toBe(0)
    // A team writes in the quotes that it likes.
    const text = await readFile(source, 'utf8')
    await writeFile(source, text.replaceAll("'", '"'))
    const published = await demand('publish')
    expect(published).toContain('tried with /alumni')
    const release = /published alumni ([0-9a-f]{16})/.exec(published)?.[1] ?? ''
    await demand('delivery', '--', 'promote', 'alumni', release, '--yes')
  })

  await test.step('the shell team gives it the prefix, and visitors come', async () => {
    const { store, trusted, author } = await openDataFolder(dataFolder)
    const data = defaultData as SiteData
    const next = { ...data, prefixes: { ...data.prefixes, alumni: 'alumni' } }
    const site = { store, trusted, key: author.key }
    const release = await publishSiteText(site, JSON.stringify(next))
    await store.changeRegistry(promote('site', release), author)
    await expect.poll(async () => (await fetch(`${url}/alumni`)).status).toBe(200)
    await page.goto(`${url}/alumni`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni')
    await expect(page.locator('[data-remote="alumni"]')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(`${url}/about`)
    expect(complaints).toEqual([])
  })

  /** Resolves when it is ready, to what ends it. */
  const develop = async (port: string, ...args: string[]) => {
    const server = spawn('npm', ['run', 'dev', '--', ...args], {
      cwd: folder,
      env: { ...env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    for await (const line of createInterface(server.stdout)) if (line.startsWith('ready ')) break
    server.stdout.resume()
    return async () => {
      server.kill('SIGTERM')
      await ended
    }
  }

  await test.step('an edit is seen at once, within the deployed site', async () => {
    const port = String(await freePort())
    const end = await develop(port)
    await page.goto(`http://localhost:${port}/alumni`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isTheSame: true }))
    const before = await readFile(source, 'utf8')
    await writeFile(source, before.replace('The first section', 'Open positions'))
    await expect(page.getByRole('heading', { name: 'Open positions' })).toBeVisible()
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    const asked = await fetch(`http://localhost:${port}/@fs${folder}/.data/keys/alumni.jwk`)
    expect(asked.ok, 'its key is nobody’s').toBe(false)
    // Its own story finds the server that runs.
    Object.assign(env, { PORT: port })
    expect(await demand('story')).toContain('1 passed')
    const second = await npm('dev')
    expect(second.code).toBe(1)
    expect(second.output).toContain(`PORT ${port} is taken; set PORT to a free port`)
    await end()
  })

  await test.step('what the kit has is looked at in its gallery', async () => {
    const port = String(await freePort())
    const end = await develop(port, '--gallery')
    await page.goto(`http://localhost:${port}`)
    const list = page.getByRole('navigation', { name: 'Components' })
    await list.getByRole('link', { name: 'Badge', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge')
    await end()
  })
  await remove()
})

test('a folder that is not empty is left as it is', async () => {
  const { path, remove } = makeTemporaryFolder('own-repository-')
  await writeFile(join(path, 'notes.md'), 'mine')
  const args = ['commands/new-remote.ts', 'alumni', '--prefix', '/alumni', '--into', path]
  const stderr = await new Promise<string>((done) =>
    execFile(process.execPath, args, { cwd: root }, (_error, _out, err) => done(err)),
  )
  expect(stderr.trim().split('\n').at(-1)).toBe(`${path} is not empty: choose an empty folder`)
  await remove()
})
