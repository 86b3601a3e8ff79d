import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { freePort, newestRoot, openReleaseStore, promote, retire, rootPath } from 'delivery'
import { makeBuild, makeFolder, openDataFolder, publishUngated } from 'delivery/testing-release'
import { expect, test as base } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

const root = resolve(import.meta.dirname, '../../..')
const hosted = {
  SUPABASE_URL: siteUnderTest.supabaseUrl,
  SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
}

const environment = (env: NodeJS.ProcessEnv) => ({
  ...process.env,
  NO_COLOR: undefined,
  ...env,
})

/** Runs `npm start`'s command with some settings and waits until it ends by itself. */
function start(env: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const file = join(root, 'commands/start.ts')
  return new Promise((done) => {
    execFile(process.execPath, [file], { env: environment(env) }, (error, _, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, stderr }),
    )
  })
}

type Begin = (env: NodeJS.ProcessEnv, command: string, ...args: string[]) => Promise<ChildProcess>

/** Starts a command and waits until it says that it is ready; it ends with the test. */
const test = base.extend<{ begin: Begin }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  begin: async ({}, use) => {
    const children: ChildProcess[] = []
    await use(async (env, command, ...args) => {
      const stdio = ['ignore', 'pipe', 'inherit'] as const
      const child = spawn(command, args, { cwd: root, env: environment(env), stdio: [...stdio] })
      children.push(child)
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      await expect.poll(() => said, { timeout: 300_000 }).toContain('ready http')
      return child
    })
    for (const child of children) await end(child, 'SIGTERM')
  },
})

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

const isTaken = (port: number) =>
  fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  )

test('a wrong setting is one clear line that names it', async () => {
  const { code, stderr } = await start({ PORT: 'eleven' })
  expect(code).toBe(1)
  expect(stderr.trim()).toBe('Settings: PORT is not a port number')
})

test('half a hosted backend is refused', async () => {
  const { code, stderr } = await start({
    SUPABASE_URL: 'https://x.example.com',
    SUPABASE_ANON_KEY: '',
  })
  expect(code).toBe(1)
  expect(stderr).toContain('SUPABASE_ANON_KEY')
})

test('a taken port is one clear line that names the port and the setting', async () => {
  const occupant = createServer()
  await new Promise<void>((ready) => occupant.listen(0, 'localhost', ready))
  const { port } = occupant.address() as AddressInfo
  const { code, stderr } = await start({ PORT: String(port), ...hosted })
  occupant.close()
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(`PORT ${port} is taken; set PORT to a free port`)
})

test('the site reads the store that it publishes to', async ({ begin }) => {
  const port = await freePort()
  const env = { ...hosted, SITE_URL: '', PORT: String(port), DATA_DIR: await makeFolder() }
  const RELEASE_STORE = await makeFolder()
  await begin({ ...env, RELEASE_STORE }, process.execPath, 'commands/start.ts')
  const page = await fetch(`http://localhost:${port}/contact`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(
    `<link rel="canonical" href="http://localhost:${port}/contact"`,
  )
  const store = openReleaseStore(RELEASE_STORE)
  const file = await store.readRoot()
  if (!file) throw new Error('The store has no root')
  const { remotes } = await store.readRegistry(newestRoot(file))
  expect(Object.keys(remotes)).toContain('leads')
})

test('what was retired stays away when the site starts again', async ({ begin }) => {
  const port = await freePort()
  const DATA_DIR = await makeFolder()
  const env = { ...hosted, SITE_URL: '', PORT: String(port), DATA_DIR, CONSOLE: 'off' }
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  const first = await begin(env, process.execPath, 'commands/start.ts')
  expect(await statusOf('/contact')).toBe(200)
  await end(first, 'SIGTERM')
  const { store, author } = await openDataFolder(DATA_DIR)
  await store.changeRegistry(retire('leads'), author)
  await begin(env, process.execPath, 'commands/start.ts')
  expect([await statusOf('/contact'), await statusOf('/glossary')]).toEqual([503, 200])
})

test('a store in which others are the shell team is not published to', async () => {
  const theirs = await makeFolder()
  const { store, author } = await openDataFolder(theirs, ['leads'])
  const release = await publishUngated(theirs, { remote: 'leads', folder: await makeBuild() })
  const before = await store.changeRegistry(promote('leads', release), author)
  const [RELEASE_STORE, ROOT_FILE] = [join(theirs, 'releases'), rootPath(theirs)]
  const root = await readFile(ROOT_FILE, 'utf8')
  const env = { ...hosted, PORT: String(await freePort()), DATA_DIR: await makeFolder() }
  const named: Record<string, string>[] = [
    { RELEASE_STORE },
    { RELEASE_STORE, ROOT_FILE },
    { ROOT_FILE },
  ]
  for (const settings of named) {
    const { code, stderr } = await start({ ...env, ...settings })
    expect(stderr).toContain('is of others')
    expect(code).toBe(1)
  }
  expect((await store.readRegistry(author.trusted)).changes).toEqual(before.changes)
  expect(await readFile(ROOT_FILE, 'utf8')).toBe(root)
})

test('development begins, and shows a page that the server rendered', async ({ begin }) => {
  const port = await freePort()
  const env = { ...hosted, PORT: String(port), DATA_DIR: await makeFolder() }
  await begin(env, process.execPath, 'commands/dev.ts')
  const page = await fetch(`http://localhost:${port}/contact`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`a ${signal} to npm alone ends what npm runs`, async ({ begin }) => {
    const port = await freePort()
    const npm = await begin(
      { PORT: String(port) },
      'npm',
      'run',
      '--silent',
      'dev',
      '--',
      '--gallery',
    )
    expect(await isTaken(port)).toBe(true)
    await end(npm, signal)
    await expect.poll(() => isTaken(port)).toBe(false)
  })
