import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino, type Logger } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDelivery } from './open-delivery.ts'
import { testFrame } from './testing/composition.ts'
import { collectLog } from './testing/log.ts'
import { parseSettings } from './settings.ts'

async function openWith(
  named: (folder: string) => Record<string, string>,
  log: Logger = pino({ level: 'silent' }),
) {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-open-delivery-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file'), '')
  const env = { BOOKING_URL: 'http://b', SUPABASE_URL: 'http://a', SUPABASE_ANON_KEY: 'key' }
  const settings = parseSettings({ ...env, DATA_DIR: folder, ...named(folder) })
  return openDelivery(settings, testFrame, log)
}

test('a shell does not start where it cannot keep what it verified', async () => {
  const opening = openWith((folder) => ({ DATA_DIR: join(folder, 'file') }))
  await expect(opening).rejects.toThrow(
    /^DATA_DIR \S+\/file is no folder that can be written \(ENOTDIR\)$/,
  )
})

test('a root that was named and is not there is said', async () => {
  const opening = openWith((folder) => ({ ROOT_FILE: join(folder, 'rot.json') }))
  await expect(opening).rejects.toThrow(/^ROOT_FILE \S+\/rot\.json is not there$/)
})

test('what was named and is no root is said: a container without the file makes a folder', async () => {
  const folder = openWith((folder) => ({ ROOT_FILE: folder }))
  await expect(folder).rejects.toThrow(/^ROOT_FILE \S+ cannot be read: /)
  const empty = openWith((folder) => ({ ROOT_FILE: join(folder, 'file') }))
  await expect(empty).rejects.toThrow(/^ROOT_FILE \S+\/file is not a root document$/)
})

test("a shell's own key that was named and is not there is said", async () => {
  const opening = openWith((folder) => ({ SHELL_KEY: join(folder, 'shell.jwt') }))
  await expect(opening).rejects.toThrow(/^SHELL_KEY \S+\/shell\.jwt is not there$/)
})

test('a store that was mistyped is told, for it looks like an empty one', async () => {
  const { log, lines } = collectLog('warn')
  const { compositions, close } = await openWith((folder) => {
    return { RELEASE_STORE: join(folder, 'releasse') }
  }, log)
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'nothing-live',
      store: expect.stringMatching(/releasse$/),
    }),
  )
  await compositions.stop()
  await close()
})

test('a store that cannot be read is not said to be empty before it is', async () => {
  const { log, lines } = collectLog('warn')
  let registry = ''
  const { compositions, close } = await openWith((folder) => {
    registry = join(folder, 'releases/registry.json')
    mkdirSync(dirname(registry))
    writeFileSync(registry, 'torn')
    return {}
  }, log)
  const said = () => lines.map(({ event }) => event)
  expect(said()).toContain('registry-unreadable')
  expect(said()).not.toContain('nothing-live')
  await rm(registry)
  await expect.poll(said).toContain('nothing-live')
  await compositions.refresh()
  expect(said().filter((event) => event === 'nothing-live')).toHaveLength(1)
  await compositions.stop()
  await close()
})
