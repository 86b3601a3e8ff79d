import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { startShell, type ShellOptions, type ShellSettings } from '../shell/start-shell.ts'

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

interface SmallShellOptions extends Pick<ShellOptions, 'main' | 'env'> {
  heapMegabytes: number
  settings: ShellSettings
}

/** The built shell with little memory. Where the heap does not suffice it ends, and all that follows fails. */
export async function startSmallShell({
  heapMegabytes,
  settings,
  ...build
}: SmallShellOptions): Promise<SmallShell> {
  const token = randomUUID()
  const heap = `--max-old-space-size=${heapMegabytes}`
  const collect = ['--expose-gc', '--import', join(import.meta.dirname, 'collect-on-demand.ts')]
  const { url, child, ...shell } = await startShell(
    { LOG_LEVEL: 'error', METRICS_TOKEN: token, ...settings },
    { ...build, nodeOptions: [heap, ...collect], hasChannel: true },
  )
  const ended = shell.ended.then(() => {
    throw new Error('The shell ended')
  })
  ended.catch(() => undefined)
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
    stop: shell.stop,
  }
}

function figureIn(metrics: string, name: string): number {
  const figure = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]
  if (!figure) throw new Error(`The metrics have no ${name}`)
  return Number(figure)
}
