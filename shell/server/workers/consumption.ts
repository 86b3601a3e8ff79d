import { readFileSync } from 'node:fs'

/** What a process has used, where the system tells; elsewhere null. */
export interface Consumption {
  /** Processor time since its start, in milliseconds. */
  cpuMs: number
  /** Memory that it holds now, in bytes. */
  bytes: number
}

/** Linux counts processor time in hundredths of a second, on every machine. */
const tickMs = 10

/** At once: these files are in memory, and to wait for another thread takes the processor ten times as long. */
export function readConsumption(pid: number): Consumption | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const held = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    const bytes = Number(held?.[1] ?? 0) * 1024
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs, bytes }
  } catch {
    return null
  }
}
