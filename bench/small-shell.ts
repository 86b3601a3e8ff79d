import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from 'delivery'
import { root } from '../commands/settings.ts'

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
  await Promise.race([new Promise((ready) => child.stdout?.once('data', ready)), ended])
  const readMetrics = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${url}/metrics`, { headers })).text()
  }
  return {
    url,
    async readMemory() {
      child.send('collect')
      await Promise.race([once(child, 'message'), ended])
      const metrics = await readMetrics()
      return {
        heap: figureIn(metrics, 'nodejs_heap_size_used_bytes'),
        resident: figureIn(metrics, 'process_resident_memory_bytes'),
      }
    },
    readCpuSeconds: async () => figureIn(await readMetrics(), 'process_cpu_seconds_total'),
    async stop() {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}

function figureIn(metrics: string, name: string): number {
  const figure = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]
  if (!figure) throw new Error(`The metrics have no ${name}`)
  return Number(figure)
}
