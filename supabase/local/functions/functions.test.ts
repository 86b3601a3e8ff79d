import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFunctions } from './functions.ts'

/** What generate-sitemap is told; nobody answers there. */
const environment = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  SITE_URL: 'http://127.0.0.1:9',
}

const processes = (...which: string[]) =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , stat, ...args]) => !stat?.startsWith('Z') && which.every((word) => args.includes(word)),
    )

/** Denos that this process started for what is asked for here: by their clocks, backends of other files start theirs meanwhile. */
const started = () =>
  processes('run')
    .filter(([, parent]) => parent === String(process.pid))
    .filter((words) =>
      words.some((word) => /(generate-sitemap|lead-metrics)\/index\.ts$/.test(word)),
    )
    .map(([pid]) => pid)

test('a function ends with a backend that was killed while it started', async () => {
  const starting = `
    const { spawnDeno } = await import('${join(import.meta.dirname, 'deno.ts')}')
    const entry = '${join(import.meta.dirname, '../../functions/generate-sitemap/index.ts')}'
    console.log(spawnDeno('it', entry, ${JSON.stringify(environment)}).pid)
    process.kill(process.pid, 'SIGKILL')`
  const backend = spawn(process.execPath, ['--input-type=module', '--eval', starting])
  const pid = String(await once(backend.stdout, 'data')).trim()
  onTestFinished(() => void spawn('kill', [pid]))
  await once(backend, 'exit')
  const isRunning = () => processes().some(([running]) => running === pid)
  await expect.poll(isRunning).toBe(false)
})

test('a request that comes while functions end starts none', async () => {
  // Files share this process, and with it the functions of their backends.
  const others = new Set(started())
  const functions = openFunctions(environment)
  expect(await functions.addressOf('generate-sitemap')).toMatch(/^http:/)
  expect(started().filter((pid) => !others.has(pid))).toHaveLength(1)
  const closing = functions.close()
  const late = functions.addressOf('lead-metrics').catch(() => null)
  await closing
  expect(await late).toBeNull()
  expect(started().filter((pid) => !others.has(pid))).toEqual([])
})
