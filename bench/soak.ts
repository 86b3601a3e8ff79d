import { setTimeout as delay } from 'node:timers/promises'
import { withTrialSite } from '../commands/trial-site.ts'
import { describeRun } from './first-view/machine.ts'
import { listAddresses, SoakReaders } from './soak-readers.ts'
import { heapMegabytes, rowsOf, type Sample, type SoakResults } from './soak-rows.ts'
import { backendEnv, startSmallShell, type Memory } from './small-shell.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10)
const sampleMs = 10_000

/**
 * Whether memory stays flat: a steady load over every kind of page, on a shell with little memory.
 * @throws when a request failed, with the first failures
 */
export function measureSoak(): Promise<SoakResults> {
  return withTrialSite(async ({ supabaseUrl, supabaseAnonKey }, dataFolder) => {
    const run = await describeRun()
    const kinds = await listAddresses(supabaseUrl)
    const shell = await startSmallShell({
      heapMegabytes,
      settings: { ...backendEnv(supabaseUrl, supabaseAnonKey), DATA_DIR: dataFolder },
    })
    try {
      const readers = new SoakReaders(shell.url, kinds)
      // What the shell keeps of each page for bad days is no growth.
      await readers.readAll()
      let isOver = false
      const reading = readers.readUntil(() => isOver)
      const samples = await sample(shell.readMemory).finally(() => (isOver = true))
      await reading
      const { requests, failures } = readers
      if (failures.length > 0)
        throw new Error(`Soak: ${failures.length} failures, ${failures.slice(0, 5).join('; ')}`)
      const rows = rowsOf({ minutes, kinds, requests, failures: failures.length, samples })
      return { ...run, rows, samples }
    } finally {
      await shell.stop()
    }
  })
}

async function sample(readMemory: () => Promise<Memory>): Promise<Sample[]> {
  const samples: Sample[] = []
  const start = performance.now()
  for (let atMs = 0; atMs < minutes * 60_000;) {
    await delay(sampleMs)
    const { heap, resident } = await readMemory()
    atMs = performance.now() - start
    samples.push({ atMs, heap, resident })
    const at = `${Math.round(atMs / 1_000)} s`
    console.error(`  ${at}: heap ${megabytes(heap)}, resident ${megabytes(resident)}`)
  }
  return samples
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`
