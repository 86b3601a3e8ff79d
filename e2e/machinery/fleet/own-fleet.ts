import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from 'delivery'
import { makeFolder } from 'delivery/testing-release'
import { expect } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { bringHaproxy } from '../../../commands/fleet/haproxy.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface RunningFleet {
  url: string
  dataFolder: string
  shells(): Promise<FleetShell[]>
  stop(): Promise<void>
}

interface FleetShell {
  pid: number
  port: number
}

/** `npm run fleet` with data of its own, over the backend of the site. */
export async function startFleet(env: NodeJS.ProcessEnv): Promise<RunningFleet> {
  await bringHaproxy()
  const [port, dataFolder] = [await freePort(), await makeFolder()]
  const child = spawn(process.execPath, [join(root, 'commands/fleet.ts')], {
    cwd: root,
    env: {
      ...process.env,
      SITE_IS_BUILT: '1',
      LOG_LEVEL: 'warn',
      SUPABASE_URL: siteUnderTest.supabaseUrl,
      SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { timeout: 120_000 }).toContain(`ready http://localhost:${port}`)
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    shells: () => shellsIn(join(dataFolder, 'fleet/')),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Shells whose data is under a folder; their render workers are told of no folder. */
async function shellsIn(folder: string): Promise<FleetShell[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(pids.map(async (pid) => ({ pid, env: await environmentOf(pid) })))
  return found.flatMap(({ pid, env }) => {
    const [, port] = /^PORT=(\d+)$/m.exec(env) ?? []
    return port && env.includes(`\nDATA_DIR=${folder}`) ? [{ pid, port: Number(port) }] : []
  })
}

const environmentOf = (pid: number) =>
  readFile(`/proc/${pid}/environ`, 'utf8').then(
    (text) => `\n${text.replaceAll('\0', '\n')}`,
    () => '',
  )
