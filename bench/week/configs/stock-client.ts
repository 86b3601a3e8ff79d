import { loadRemote } from '@module-federation/runtime'
import type { ModuleLoader } from '../../../shell/src/remotes.ts'

/** By the runtime of Module Federation. */
export const moduleLoader = (): ModuleLoader => (remote, expose) =>
  loadRemote(`${remote}/${expose}`)
