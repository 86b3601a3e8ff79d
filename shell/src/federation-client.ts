import { getInstance } from '@module-federation/runtime'
import type { CompositionLock } from 'shared-ui/contract'
import type { ModuleLoader } from './remotes.ts'
import { secondAddressOf } from './second-address.ts'

const again = (name: string) => `${name}-again`

/** Tells the federation runtime where this page view's releases are. */
export function registerRemotes(lock: CompositionLock): void {
  runtime().registerRemotes(
    Object.entries(lock.remotes).flatMap(([name, { entry }]) => [
      { name, entry, type: 'module' },
      { name: again(name), entry: secondAddressOf(entry), type: 'module' },
    ]),
  )
}

/** Fetches what a remote exposes under `expose`. Rejects when the remote does not come. */
export const loadRemoteModule: ModuleLoader = async (remote, expose, from) => {
  const name = from === 'first' ? remote : again(remote)
  const module = await runtime().loadRemote(`${name}/${expose}`)
  if (!module) throw new Error(`Remote '${remote}' does not expose '${expose}'`)
  return module
}

function runtime() {
  const instance = getInstance()
  if (!instance) throw new Error('The federation runtime has not started')
  return instance
}
