import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from 'delivery'
import { root } from '../../commands/site/settings.ts'
import { withTrialSite } from '../../commands/site/trial-site.ts'

export interface Memory {
  /** Used after a full collection, in bytes. */
  heap: number
  /** Of the whole process, in bytes. */
  resident: number
}

export interface SmallShell {
  url: string
  readMemory(): Promise<Memory>
  /** Processor time used since it started. */
  readCpuSeconds(): Promise<number>
  stop(): Promise<void>
}

/** A shell's settings for a backend. */
export const backendEnv = (url: string, anonKey: string) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  BOOKING_URL: `${url}/booking`,
})

interface ShellOptions {
  heapMegabytes: number
  env: Record<string, string>
  /** Another build than the site's. */
  main?: string
}

/** Lets `work` use a shell with little memory, over the data and the backend of a site of its own. */
export function withSmallShell<T>(
  heapMegabytes: number,
  work: (shell: SmallShell, supabaseUrl: string) => Promise<T>,
): Promise<T> {
  return withTrialSite(async ({ supabaseUrl, supabaseAnonKey }, dataFolder) => {
    const env = { ...backendEnv(supabaseUrl, supabaseAnonKey), DATA_DIR: dataFolder }
    const shell = await startSmallShell({ heapMegabytes, env })
    return work(shell, supabaseUrl).finally(shell.stop)
  })
}

/** The built shell with little memory. Where the heap does not suffice it ends, and all that follows fails. */
export async function startSmallShell({
  heapMegabytes,
  env,
  main = join(root, 'shell/dist/server/main.js'),
}: ShellOptions): Promise<SmallShell> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const token = randomUUID()
  const heap = `--max-old-space-size=${heapMegabytes}`
  const collect = ['--expose-gc', '--import', join(import.meta.dirname, 'collect-on-demand.ts')]
  const child = spawn(process.execPath, [heap, ...collect, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      SITE_URL: url,
      METRICS_TOKEN: token,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The shell ended')
  })
  ended.catch(() => undefined)
  await Promise.race([once(child.stdout ?? child, 'data'), ended])
  const readMetric = async (name: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
  }
  return {
    url,
    async readMemory() {
      child.send('collect')
      await Promise.race([once(child, 'message'), ended])
      return {
        heap: await readMetric('nodejs_heap_size_used_bytes'),
        resident: await readMetric('process_resident_memory_bytes'),
      }
    },
    readCpuSeconds: () => readMetric('process_cpu_seconds_total'),
    async stop() {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}
