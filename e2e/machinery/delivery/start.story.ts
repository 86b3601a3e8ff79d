import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { freePort, makeSigningKey, openReleaseStore, promote, publicKeyOf, publish } from 'delivery'
import { makeBuild, makeFolder } from 'delivery/testing-release'
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
  SITE_IS_BUILT: '1',
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
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  begin: async ({}, use) => {
    const children: ChildProcess[] = []
    await use(async (env, command, ...args) => {
      const stdio = ['ignore', 'pipe', 'inherit'] as const
      const child = spawn(command, args, { cwd: root, env: environment(env), stdio: [...stdio] })
      children.push(child)
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      await expect.poll(() => said, { timeout: 120_000 }).toContain('ready http')
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

test.describe.configure({ timeout: 240_000 })

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
  const { remotes } = await openReleaseStore(RELEASE_STORE).readRegistry()
  expect(Object.keys(remotes)).toContain('leads')
})

test('a store in which others publish is not published to', async () => {
  const RELEASE_STORE = await makeFolder()
  const store = openReleaseStore(RELEASE_STORE)
  const key = await makeSigningKey('leads')
  const theirs = { key, remote: 'leads', trusted: { keys: [publicKeyOf(key)] }, kit: '1.0.0' }
  const { release } = await publish({ store, ...theirs, folder: await makeBuild() })
  const before = await store.changeRegistry((registry) => promote(registry, 'leads', release))
  const TRUSTED_KEYS = join(await makeFolder(), 'trusted.json')
  await writeFile(TRUSTED_KEYS, JSON.stringify(theirs.trusted))
  const env = { ...hosted, PORT: String(await freePort()), DATA_DIR: await makeFolder() }
  const foreign = { ...env, RELEASE_STORE }
  for (const settings of [foreign, { ...foreign, TRUSTED_KEYS }]) {
    const { code, stderr } = await start(settings)
    expect(stderr).toContain(`RELEASE_STORE ${RELEASE_STORE} has releases of others`)
    expect(code).toBe(1)
  }
  const alone = await start({ ...env, TRUSTED_KEYS })
  expect(alone.stderr).toContain('no key is added to that list')
  expect(await store.readRegistry()).toEqual(before)
  expect(JSON.parse(await readFile(TRUSTED_KEYS, 'utf8'))).toEqual(theirs.trusted)
})

test('development begins although the ports of the remotes are taken', async ({ begin }) => {
  const occupants = await Promise.all(
    [4201, 4202, 4203].map(async (port) => {
      const occupant = createServer().on('error', () => {})
      occupant.listen(port, 'localhost')
      await Promise.race([
        once(occupant, 'listening'),
        once(occupant, 'close'),
        once(occupant, 'error'),
      ])
      return occupant
    }),
  )
  const port = await freePort()
  const env = { ...hosted, PORT: String(port), DATA_DIR: await makeFolder() }
  await begin(env, process.execPath, 'commands/dev.ts')
  expect(await isTaken(port)).toBe(true)
  for (const occupant of occupants) occupant.close()
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
