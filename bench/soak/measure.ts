import { setTimeout as delay } from 'node:timers/promises'
import { describeRun } from '../running/machine.ts'
import { withSmallShell, type Memory } from '../running/small-shell.ts'
import { listAddresses, pathsInTurn, readTogether } from './readers.ts'
import { figuresOf, heapMegabytes, type Sample, type SoakResults } from './results.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10)
const sampleMs = 10_000

/** Whether memory stays flat: a steady load over every kind of page, on a shell with little memory. */
export function measureSoak(): Promise<SoakResults> {
  return withSmallShell(heapMegabytes, async (shell, supabaseUrl) => {
    const run = await describeRun()
    const kinds = await listAddresses(supabaseUrl)
    const paths = pathsInTurn(kinds)
    // What the shell keeps of each page for bad days is no growth.
    await readTogether(shell.url, paths, (requests) => requests >= kinds.flat().length)
    let isOver = false
    const [requests, samples] = await Promise.all([
      readTogether(shell.url, paths, () => isOver),
      sample(shell.readMemory).finally(() => (isOver = true)),
    ])
    return { ...run, rows: figuresOf({ minutes, kinds, requests, samples }), samples }
  })
}

async function sample(readMemory: () => Promise<Memory>): Promise<Sample[]> {
  const samples: Sample[] = []
  const start = performance.now()
  for (let atMs = 0; atMs < minutes * 60_000;) {
    await delay(sampleMs)
    const memory = await readMemory()
    atMs = performance.now() - start
    samples.push({ atMs, ...memory })
  }
  return samples
}
