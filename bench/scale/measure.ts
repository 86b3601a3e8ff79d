import { startBackend } from 'supabase/tests/harness.ts'
import { describeRun } from '../running/machine.ts'
import { backendEnv } from '../running/small-shell.ts'
import { measureRemotes } from './remotes-curve.ts'
import type { ScaleResults } from './results.ts'

/** What grows with the number of remotes. */
export async function measureScale(): Promise<ScaleResults> {
  const backend = await startBackend()
  try {
    const run = await describeRun()
    return { ...run, remotes: await measureRemotes(backendEnv(backend.url, backend.anonKey)) }
  } finally {
    await backend.close()
  }
}
