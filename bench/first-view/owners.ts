import { join } from 'node:path'
import { describeBuild } from 'delivery'
import { sharedKeys, sharedModuleId } from 'shared-ui/shared-modules'
import { root } from '../../commands/settings.ts'

/** Whose a file of the composed site is: the shell's, the kit's, or a remote's by its name. */
export type OwnerOf = (url: string) => string

const assets = '/assets/'

/** Of the shell's build, what shared modules need is the kit's, React and the router among it. */
export async function createOwners(): Promise<OwnerOf> {
  const { modules } = await describeBuild(join(root, 'shell/dist/client'))
  const kit = new Set(sharedKeys.flatMap((key) => modules[sharedModuleId(key)]?.scripts ?? []))
  return (url) => {
    const { pathname } = new URL(url)
    const [, remote] = /^\/remotes\/([^/]+)\//.exec(pathname) ?? []
    if (remote) return remote
    return pathname.startsWith(assets) && kit.has(pathname.slice(assets.length)) ? 'kit' : 'shell'
  }
}
