import { readFile } from 'node:fs/promises'

/** What a process has used, where the system tells; elsewhere null. */
export interface Consumption {
  /** Processor time since its start, in milliseconds. */
  cpuMs: number
  /** Memory that it holds now, in bytes. */
  bytes: number
}

/** Linux counts processor time in hundredths of a second, on every machine. */
const tickMs = 10

export async function readConsumption(pid: number): Promise<Consumption | null> {
  try {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
    )
    // The name of the program stands in brackets, and may hold anything.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1] ?? 0)
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs, bytes: kilobytes * 1024 }
  } catch {
    return null
  }
}
