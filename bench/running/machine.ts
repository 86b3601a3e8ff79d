import { execFile } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { findBrowser } from '../../commands/processes/browser.ts'

/** What the figures were measured on. */
export interface Machine {
  cores: number
  processor: string
  memoryBytes: number
  node: string
  chromium: string
  /** Programs that wanted to run, on average of the last minute, when the measurement began. */
  load: number
}

/** When and on what something was measured. */
export interface Run {
  /** ISO 8601. */
  date: string
  machine: Machine
}

/** To be asked before the measurement begins. */
export async function describeRun(): Promise<Run> {
  const browser = await findBrowser()
  const { stdout } = await promisify(execFile)(browser, ['--version', '--no-sandbox'])
  return {
    date: new Date().toISOString(),
    machine: {
      cores: cpus().length,
      processor: cpus()[0]?.model ?? '',
      memoryBytes: totalmem(),
      node: process.version,
      chromium: stdout.trim().split(' ').slice(0, 2).join(' '),
      load: loadavg()[0] ?? NaN,
    },
  }
}
