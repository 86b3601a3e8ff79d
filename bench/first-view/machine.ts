import { execFile } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { promisify } from 'node:util'

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

export async function describeMachine(browser: string): Promise<Machine> {
  const { stdout } = await promisify(execFile)(browser, ['--version', '--no-sandbox'])
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryBytes: totalmem(),
    node: process.version,
    chromium: stdout.trim().split(' ').slice(0, 2).join(' '),
    load: loadavg()[0] ?? NaN,
  }
}
