import { createHash } from 'node:crypto'
import type { Registry, ReleaseStore } from 'delivery'
import type { Logger } from 'pino'
import type { CompositionLock } from 'shared-ui/contract'
import { remoteNames } from '../src/remotes.ts'
import { buildImportMap, type ImportMap } from './import-map.ts'
import type { Releases, VerifiedRelease } from './releases.ts'
import type { ShellBuild } from './shell-build.ts'

/** One resolved set of releases with everything the server derives from it. */
export interface Composition {
  lock: CompositionLock
  /** The releases that could be verified; a remote that could not be is absent. */
  releases: ReadonlyMap<string, VerifiedRelease>
  importMap: ImportMap
}

export interface FollowedComposition {
  /** The composition that new page views use. */
  readonly current: Composition
  stop(): void
}

const pollMs = 500

interface Sources {
  store: ReleaseStore
  releases: Releases
  shell: ShellBuild
  log: Logger
}

/** Reads the registry, and follows it: a change is served within a second, without a restart. */
export async function followRegistry(sources: Sources): Promise<FollowedComposition> {
  const { store, log } = sources
  let registry = await store.readRegistry()
  let current = await compose(registry, sources, null)

  const refresh = async () => {
    const next = await store.readRegistry()
    const isIncomplete = current.releases.size < Object.keys(next.remotes).length
    if (next.sequence === registry.sequence && !isIncomplete) return
    const composition = await compose(next, sources, current)
    if (next.sequence !== registry.sequence)
      log.info({ event: 'composition', sequence: next.sequence, lock: composition.lock.id })
    registry = next
    current = composition
  }
  let isStopped = false
  const poll = async () => {
    await refresh().catch((error: unknown) =>
      log.error({ event: 'registry-unreadable', error: String(error) }),
    )
    if (!isStopped) timer = setTimeout(poll, pollMs)
  }
  let timer = setTimeout(poll, pollMs)

  return {
    get current() {
      return current
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Resolves a registry. A release that fails verification is replaced by what was served before. */
export async function compose(
  registry: Registry,
  { releases, shell, log }: Sources,
  before: Composition | null,
): Promise<Composition> {
  const verified = new Map<string, VerifiedRelease>()
  for (const name of remoteNames) {
    const record = registry.remotes[name]
    if (!record) continue
    const release = await releases.get(name, record.stable).catch((error: unknown) => {
      log.error({
        event: 'release-refused',
        remote: name,
        release: record.stable,
        error: String(error),
      })
      return before?.releases.get(name)
    })
    if (release) verified.set(name, release)
  }
  return describeComposition(shell, verified)
}

export function describeComposition(
  shell: ShellBuild,
  releases: ReadonlyMap<string, VerifiedRelease>,
): Composition {
  const remotes = Object.fromEntries(
    [...releases].map(([name, { manifest }]) => [
      name,
      {
        release: manifest.release,
        entry: `${releaseUrl(name, manifest.release)}${manifest.entry}`,
      },
    ]),
  )
  const id = createHash('sha256')
    .update(JSON.stringify([shell.id, remotes]))
    .digest('hex')
    .slice(0, 16)
  return {
    lock: { id, shell: shell.id, remotes },
    releases,
    importMap: buildImportMap(shell, releases),
  }
}

/** Where the browser finds a release's files. */
export function releaseUrl(remote: string, release: string): string {
  return `/remotes/${remote}/${release}/`
}
