import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeFolder } from './testing/release.ts'
import { startProcess } from './own-process.ts'

afterEach(() => vi.unstubAllEnvs())

/** Starts a process that holds on to its output, then hears no signal because it loops for ever. */
const deaf = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  const child = spawn('sleep', ['600'], { stdio: 'inherit' })
  process.on('SIGTERM', () => {})
  writeFileSync(process.env.PIDS, process.pid + ' ' + child.pid)
  console.log('here')
  setTimeout(() => { for (;;); })`

async function makeDeaf() {
  const folder = await makeFolder()
  const file = join(folder, 'deaf.mjs')
  await writeFile(file, deaf)
  return { folder, file, pids: join(folder, 'pids') }
}

function running(pids: string): string[] {
  const all = execFileSync('ps', ['-eo', 'pid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  const alive = all.map((line) => line.trim().split(/\s+/)).filter(([, stat]) => stat?.[0] !== 'Z')
  return alive.flatMap(([pid = '']) => (pids.split(' ').includes(pid) ? pid : []))
}

test('a process that loops for ever ends, with what it has started', async () => {
  const { file, pids } = await makeDeaf()
  const { child, ended, kill } = startProcess(file, { env: { PIDS: pids } })
  await new Promise((ready) => child.stdout?.once('data', ready))
  expect(running(await readFile(pids, 'utf8'))).toHaveLength(2)
  kill()
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL' })
  await expect.poll(async () => running(await readFile(pids, 'utf8'))).toEqual([])
})

test('so it does when the command that started it exits, and the folder that it wrote into goes', async () => {
  const { folder, file, pids } = await makeDeaf()
  const command = join(folder, 'command.ts')
  await writeFile(
    command,
    `import { startProcess } from '${join(import.meta.dirname, 'own-process.ts')}'
    import { makeTemporaryFolder } from '${join(import.meta.dirname, 'temporary-folder.ts')}'
    process.on('SIGINT', () => process.exit(1))
    const { path } = makeTemporaryFolder('own-process-')
    const { child } = startProcess('${file}', { env: { PIDS: '${pids}' } })
    await new Promise((ready) => child.stdout.once('data', ready))
    console.log(path)`,
  )
  const parent = spawn(process.execPath, [command], { stdio: ['ignore', 'pipe', 'inherit'] })
  const path = String(await once(parent.stdout, 'data')).trim()
  expect(existsSync(path)).toBe(true)
  parent.kill('SIGINT')
  await once(parent, 'exit')
  expect(existsSync(path)).toBe(false)
  await expect.poll(async () => running(await readFile(pids, 'utf8'))).toEqual([])
})

test('it reads and writes nothing that this computer runs later: no keys, and no cache of compiled code', async () => {
  const folder = await makeFolder()
  const file = join(folder, 'told.mjs')
  await writeFile(file, 'console.log(Object.keys(process.env).join())')
  vi.stubEnv('NODE_COMPILE_CACHE', join(folder, 'cache'))
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const { child, ended } = startProcess(file, { env: {} })
  let told = ''
  child.stdout?.on('data', (chunk) => (told += String(chunk)))
  await ended
  expect(told).toContain('PATH')
  expect(told).not.toMatch(/NODE_COMPILE_CACHE|AWS_SECRET/)
  expect(existsSync(join(folder, 'cache'))).toBe(false)
})
