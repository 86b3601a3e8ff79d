import { join } from 'node:path'
import { describeBuild } from 'delivery'
import { sharedKeys, sharedModuleId } from 'shared-ui/shared-modules'
import { root } from '../../commands/root.ts'

/** Whose a file of the composed site is: the shell's, shared by all (`kit`), or a remote's by its name. */
export type OwnerOf = (url: string) => string

const assets = '/assets/'

/**
 * Of the shell's build, what shared modules need is shared: React, the router, the kit, and the shell's frame, which comes in
 * one chunk with the kit.
 */
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
