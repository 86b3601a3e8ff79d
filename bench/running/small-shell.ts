import { once } from 'node:events'
import { join } from 'node:path'
import { withTrialSite } from '../../commands/site/trial-site.ts'
import { startShell, type ShellSettings } from '../../shell/start-shell.ts'
import { sumOf } from '../figures/statistics.ts'

export interface Memory {
  /** Used after a full collection, in bytes. */
  heap: number
  /** Of the whole process, in bytes. */
  resident: number
}

/** A server as a process of its own. */
export interface Server {
  url: string
  /** Processor time used since it started. */
  readCpuSeconds(): Promise<number>
  stop(): Promise<void>
}

export type SmallShell = Awaited<ReturnType<typeof startSmallShell>>

/** A shell's settings for a backend. */
export const backendEnv = ({ url, anonKey }: { url: string; anonKey: string }) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  BOOKING_URL: `${url}/booking`,
})

/** Lets `work` use a shell with little memory, over the data and the backend of a site of its own. */
export function withSmallShell<T>(
  heapMegabytes: number,
  work: (shell: SmallShell, dataFolder: string) => Promise<T>,
): Promise<T> {
  return withTrialSite(async ({ backend, dataFolder }) => {
    const settings = { ...backendEnv(backend), DATA_DIR: dataFolder }
    const shell = await startSmallShell(heapMegabytes, settings)
    return work(shell, dataFolder).finally(shell.stop)
  })
}

/** The built shell with little memory. Where the heap does not suffice it ends, and all that follows fails. */
export async function startSmallShell(heapMegabytes: number, settings: ShellSettings) {
  const heap = `--max-old-space-size=${heapMegabytes}`
  const collect = ['--expose-gc', '--import', join(import.meta.dirname, 'collect-on-demand.ts')]
  const { url, child, ...shell } = await startShell(
    { LOG_LEVEL: 'error', ...settings },
    { nodeOptions: [heap, ...collect] },
  )
  const ended = shell.ended.then(() => {
    throw new Error('The shell ended')
  })
  ended.catch(() => undefined)
  // This machine needs no token.
  const readMetrics = async () => (await fetch(`${url}/metrics`)).text()
  const readMetric = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await readMetrics())?.[1])
  return {
    url,
    async readMemory(): Promise<Memory> {
      child.send('collect')
      await Promise.race([once(child, 'message'), ended])
      return {
        heap: await readMetric('nodejs_heap_size_used_bytes'),
        resident: await readMetric('process_resident_memory_bytes'),
      }
    },
    /** How many render workers have ended. */
    async readWorkerEnds() {
      const ends = (await readMetrics()).matchAll(/^render_worker_ends_total\{.*\} (\d+)$/gm)
      return sumOf(Array.from(ends, ([, count]) => Number(count)))
    },
    /** What its render workers hold, and how long a processor has worked for them. */
    readWorkers: async () => ({
      bytes: await readMetric('render_workers_resident_bytes'),
      cpuMs: 1_000 * (await readMetric('render_workers_cpu_seconds')),
    }),
    // The front's and its workers' together.
    readCpuSeconds: async () =>
      (await readMetric('process_cpu_seconds_total')) +
      (await readMetric('render_workers_cpu_seconds')),
    stop: shell.stop,
  }
}
