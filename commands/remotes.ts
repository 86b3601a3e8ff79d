import { remoteFolders } from 'shared-ui/remote-folders'
import { root } from './root.ts'

/**
 * The remote that somebody names; `mf-leads` means `leads`.
 *
 * @throws {Error} one sentence with the names of all when there is none of that name
 */
export function chooseRemote(named: string | undefined): string {
  const names = Object.keys(remoteFolders(root))
  const remote = named?.replace(/^mf-/, '')
  if (remote !== undefined && names.includes(remote)) return remote
  const choice = `choose one of ${names.join(', ')}`
  throw new Error(
    remote === undefined ? `Which remote? ${choice}` : `There is no remote '${remote}': ${choice}`,
  )
}
