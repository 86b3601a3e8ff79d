import { loadRemote } from '@module-federation/runtime'
import type { moduleLoader as fromRemotes } from '../../../shell/src/federation/client.ts'

/** By the runtime of Module Federation. */
export const moduleLoader: typeof fromRemotes = () => (remote, expose) =>
  loadRemote(`${remote}/${expose}`)
