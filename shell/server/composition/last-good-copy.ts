import { copyRelease, SignedRegistry } from 'delivery'
import type { ReleaseStore, SignedRelease, TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import type { ReleaseCache } from './release-cache.ts'
import { servedOf, type LiveReleases } from './resolve-registry.ts'

/** How long what could not be kept is left alone, in milliseconds. */
const againMs = 30_000

interface Sources {
  /** A store of its own; what is read from it is verified like the real one. */
  copy: ReleaseStore
  /** Brings a release, checked. */
  filesOf: ReleaseCache['files']
}

/** A copy, beside the shell, of what is served now: with it the shell starts while the store is away, and faster while it is there. */
export function createLastGoodCopy({
  log,
  trusted,
  ...sources
}: Sources & { trusted: TrustedKeys; log: Logger }) {
  const { copy } = sources
  let keeping = Promise.resolve()
  /** What could not be kept whole, if nothing came after it. */
  let again: { at: number; keep: () => void } | null = null
  let newest = 0
  return {
    readRegistry: () => copy.readRegistry(trusted).catch(() => new SignedRegistry()),
    /** One copy after the other, and no change waits for them. */
    keep(registry: SignedRegistry, live: LiveReleases): void {
      again = null
      const own = ++newest
      const keep = () => this.keep(registry, live)
      keeping = keeping
        // What came after it is what is to be kept.
        .then(() => (own === newest ? keepAll(sources, registry, live) : undefined))
        .catch((error: unknown) => {
          log.error({ event: 'last-good-not-kept', error: String(error) })
          if (own === newest) again = { at: performance.now() + againMs, keep }
        })
    },
    /** Tries again what could not be kept, once some time has passed. */
    keepMissing(): void {
      if (again && performance.now() > again.at) again.keep()
    },
    /** Resolves when what was to be kept is kept, or could not be. */
    isComplete: () => keeping,
  }
}

/** A full disk, or a kill, leaves the copy that was there: it is named until the new one is complete. */
export async function keepAll(
  sources: Sources,
  registry: SignedRegistry,
  live: LiveReleases,
): Promise<void> {
  const { copy } = sources
  const served = [...live].map(([name, remote]) => [name, servedOf(remote)] as const)
  const missing = new Map<string, unknown>()
  for (const [name, releases] of served)
    for (const signed of releases)
      await keepRelease(signed, sources).catch((error: unknown) => {
        if (!(error instanceof NotBroughtError)) throw error
        missing.set(name, error.cause)
      })
  await copy.writeRegistry(registry)
  for (const [name, releases] of served) {
    // What there is of it is all that there is.
    if (missing.has(name)) continue
    const ids = releases.map(({ manifest }) => manifest.release)
    for (const id of await copy.listReleases(name))
      if (!ids.includes(id)) await copy.removeRelease(name, id)
  }
  for (const [name, error] of missing) throw new Error(`${name}: ${String(error)}`)
}

/** One release that cannot be had takes nothing from the others. */
class NotBroughtError extends Error {}

/** What a disk spoils of a signed manifest that is there is brought from the store. */
async function keepRelease(signed: SignedRelease, { copy, filesOf }: Sources): Promise<void> {
  if (await copy.holds(signed).catch(() => false)) return
  const { remote, release } = signed.manifest
  const files = await filesOf(remote, release).catch((cause: unknown) => {
    throw new NotBroughtError('It cannot be had', { cause })
  })
  await copyRelease(files, copy)
}
