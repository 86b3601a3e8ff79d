import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes this process the folder's only user: two databases on one folder would destroy it.
 * @returns how to let go
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner.pid')
  const owner = readOwner(file)
  if (owner !== null && owner !== process.pid && isAlive(owner)) {
    throw new Error(`${folder} is in use by process ${owner}; set DATA_DIR to another folder`)
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function readOwner(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
