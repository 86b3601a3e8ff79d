import { execFile } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { findBrowser } from '../../commands/processes/browser.ts'

/** When and on what something is measured; to be asked before it begins. */
export async function describeRun() {
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
      /** Programs that wanted to run, on average of the last minute. */
      load: loadavg()[0] ?? NaN,
    },
  }
}

export type Machine = Awaited<ReturnType<typeof describeRun>>['machine']
