import { getInstance } from '@module-federation/runtime'
import type { CompositionLock } from 'shared-ui/contract'

/** Tells the federation runtime where this page view's releases are. */
export function registerRemotes(lock: CompositionLock): void {
  runtime().registerRemotes(
    Object.entries(lock.remotes).map(([name, { entry }]) => ({ name, entry, type: 'module' })),
  )
}

/** Fetches what a remote exposes under `expose`. Rejects when the remote does not come. */
export async function loadRemoteModule(remote: string, expose: string): Promise<unknown> {
  const module = await runtime().loadRemote(`${remote}/${expose}`)
  if (!module) throw new Error(`Remote '${remote}' does not expose '${expose}'`)
  return module
}

function runtime() {
  const instance = getInstance()
  if (!instance) throw new Error('The federation runtime has not started')
  return instance
}
