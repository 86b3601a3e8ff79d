import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'

/** Who writes into it may be dying while it goes. */
const thoroughly = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 } as const

/** An empty folder that nobody else uses. It goes at the latest when this process exits. */
export function makeTemporaryFolder(prefix: string) {
  // Synchronous: no signal comes between making it and having it removed.
  const path = mkdtempSync(join(tmpdir(), prefix))
  const forget = atExit(() => rmSync(path, thoroughly))
  return { path, remove: () => rm(path, thoroughly).finally(forget) }
}
