import { startBackend } from 'supabase/local/harness.ts'
import { describeRun, type Run } from '../first-view/machine.ts'
import { backendEnv } from '../small-shell.ts'
import { measureRemotes, type RemotesPoint } from './remotes-curve.ts'

export interface ScaleResults extends Run {
  remotes: RemotesPoint[]
}

/** What grows with the number of remotes. */
export async function measureScale(): Promise<ScaleResults> {
  const backend = await startBackend()
  try {
    const env = backendEnv(backend.url, backend.anonKey)
    return {
      ...(await describeRun()),
      remotes: await measureRemotes(env),
    }
  } finally {
    await backend.close()
  }
}
