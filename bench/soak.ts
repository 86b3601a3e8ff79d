import { setTimeout as delay } from 'node:timers/promises'
import { withTrialSite } from '../commands/trial-site.ts'
import { describeRun } from './first-view/machine.ts'
import { slope, type Measurement } from './measurement.ts'
import { listAddresses, SoakReaders } from './soak-readers.ts'
import { startSmallShell, type Memory } from './small-shell.ts'
import type { RowResults } from './stored-results.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10)
const sampleMs = 10_000
const heapMegabytes = 160

/**
 * Whether memory stays flat: a steady load over every kind of page, on a shell with little memory.
 * @throws when a request failed, with the first failures
 */
export function measureSoak(): Promise<RowResults> {
  return withTrialSite(async ({ supabaseUrl, supabaseAnonKey }, dataFolder) => {
    const run = await describeRun()
    const addresses = await listAddresses(supabaseUrl)
    const shell = await startSmallShell({
      heapMegabytes,
      env: {
        DATA_DIR: dataFolder,
        SUPABASE_URL: supabaseUrl,
        SUPABASE_ANON_KEY: supabaseAnonKey,
        BOOKING_URL: `${supabaseUrl}/booking`,
      },
    })
    try {
      const readers = new SoakReaders(shell.url, addresses)
      // What the shell keeps of each page for bad days is no growth.
      await readers.readAll()
      let isOver = false
      const reading = readers.readUntil(() => isOver)
      const samples = await sample(shell.readMemory).finally(() => (isOver = true))
      await reading
      const { requests, failures } = readers
      if (failures.length > 0)
        throw new Error(`Soak: ${failures.length} failures, ${failures.slice(0, 5).join('; ')}`)
      const rows: RowResults['rows'] = [
        { name: `soak, ${minutes} min: kinds of pages`, value: addresses.length, unit: 'count' },
        { name: 'addresses', value: addresses.flat().length, unit: 'count' },
        { name: 'requests served', value: requests, unit: 'count' },
        { name: 'requests failed', value: failures.length, unit: 'count' },
        ...figuresOf(samples),
      ]
      return { ...run, rows }
    } finally {
      await shell.stop()
    }
  })
}

interface Sample extends Memory {
  /** Since the load began, in milliseconds. */
  atMs: number
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

/** From minute 1: until then V8 still compiles what is used most. */
function figuresOf(samples: readonly Sample[]): Measurement[] {
  const settled = samples.filter(({ atMs }) => atMs >= 60_000)
  const first = settled[0]
  const middle = settled[settled.length >> 1]
  const last = settled.at(-1)
  if (!first || !middle || !last) return []
  const hourly = (of: 'heap' | 'resident') =>
    slope(settled.map((taken) => ({ x: taken.atMs / 3_600_000, y: taken[of] })))
  return [
    { name: 'heap after collection, minute 1', value: first.heap, unit: 'bytes' },
    { name: 'in the middle', value: middle.heap, unit: 'bytes' },
    { name: 'at the end', value: last.heap, unit: 'bytes' },
    { name: 'its slope after minute 1, an hour', value: hourly('heap'), unit: 'bytes' },
    { name: 'resident memory, minute 1', value: first.resident, unit: 'bytes' },
    { name: 'at the end', value: last.resident, unit: 'bytes' },
    { name: 'its slope after minute 1, an hour', value: hourly('resident'), unit: 'bytes' },
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`
