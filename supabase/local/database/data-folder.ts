import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes this process the folder's only user: two databases on one folder would destroy it.
 * @returns how to let go
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner.pid')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    while (!isLinked(draft, file)) {
      const owner = readOwner(file)
      if (owner !== null && owner !== process.pid && isAlive(owner))
        throw new Error(`${folder} is in use by process ${owner}; set DATA_DIR to another folder`)
      rmSync(file, { force: true })
    }
  } finally {
    rmSync(draft)
  }
  return () => rmSync(file, { force: true })
}

/** A name is there complete or not at all, and for one of those who want it in the same moment. */
function isLinked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function readOwner(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

/** A process number is used again sooner or later, so where the system tells, its command decides. */
function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
  } catch {
    if (existsSync('/proc/self')) return false
  }
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
