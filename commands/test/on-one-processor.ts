import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { onPath } from '../processes/tools.ts'

/**
 * Before a run of unit tests that read and write many files: all of its threads on one of two processors, while the other has as much to
 * do. They talk at each file, and between processors of a virtual machine each word costs an interrupt: a sixth of `delivery`'s time.
 */
export default function setup(): void {
  if (cpus().length !== 2 || !onPath(['taskset'])) return
  try {
    execFileSync('taskset', ['-acp', String(process.pid % 2), String(process.pid)], {
      stdio: 'ignore',
    })
  } catch {
    // These two have other numbers.
  }
}
