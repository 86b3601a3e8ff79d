import { version as reactVersion } from 'react'
import type { CompositionLock } from 'shared-ui/contract'
import { version as kitVersion } from 'shared-ui/package.json'
import { once } from '../once.ts'
import type { ModuleLoader } from '../remotes.ts'
import type { HashLoader } from './release-hashes.ts'

/**
 * A remote as the browser meets it, a container of Module Federation: `init` offers the shell's shared modules once,
 * `get` brings what it exposes. Ours find shared modules by name, through the import map; others may take them from
 * the scope.
 */
interface Container {
  init(scope: ShareScope): void | Promise<void>
  get(expose: string): Promise<() => unknown>
}

/** Module name → version → provider, as in Module Federation. */
type ShareScope = Record<string, Record<string, Provider>>

interface Provider {
  version: string
  from: string
  get(): Promise<() => unknown>
}

/**
 * Loads what this page view's releases expose, checked byte by byte by the browser's own loader.
 *
 * @param shared addresses of the shell's shared modules, by name
 * @param loadHashes those that the document does not know yet of a release
 */
export function moduleLoader(
  lock: CompositionLock,
  shared: Record<string, string>,
  loadHashes: HashLoader['load'],
): ModuleLoader {
  const containers = new Map<string, Promise<Container>>()

  return async (remote, expose) => {
    const locked = lock.remotes[remote]
    if (!locked) throw new Error(`Remote '${remote}' has no release`)
    await loadHashes(remote, locked, expose)
    const { entry } = locked
    const container = await once(containers, entry, () => startContainer(entry, shared))
    const module = await container.get(`./${expose}`)
    return module()
  }
}

async function startContainer(entry: string, shared: Record<string, string>): Promise<Container> {
  const container = (await importFrom(entry)) as Container
  await container.init(shareScope(shared))
  return container
}

function shareScope(shared: Record<string, string>): ShareScope {
  return Object.fromEntries(
    Object.entries(shared).map(([name, address]) => {
      const version = name.startsWith('react') ? reactVersion : kitVersion
      const get = async () => {
        const module = await importFrom(address)
        return () => module
      }
      return [name, { [version]: { version, from: 'shell', get } }]
    }),
  )
}

/** Whole addresses, because a development server rewrites what looks like its own. */
function importFrom(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(address, document.baseURI).href)
}
