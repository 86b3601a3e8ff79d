import {
  copyRelease,
  readVerifiedRelease,
  SignedRegistry,
  type ReleaseStore,
  type TrustedKeys,
} from 'delivery'
import type { Logger } from 'pino'
import type { VerifiedRelease } from './release-cache.ts'
import { servedOf, type LiveReleases } from './resolve-registry.ts'

/**
 * A copy, beside the shell, of what is served now: with it the shell starts while the store is away.
 *
 * @param copy a store of its own; what is read from it is verified like the real one
 */
export function createLastGoodCopy(copy: ReleaseStore, trusted: TrustedKeys, log: Logger) {
  let keeping = Promise.resolve()
  const complain = (error: unknown) =>
    log.error({ event: 'last-good-not-kept', error: String(error) })
  return {
    readRegistry: () => copy.readRegistry(trusted).catch(() => new SignedRegistry()),
    /** One copy after the other, and no change waits for them. */
    keep(registry: SignedRegistry, live: LiveReleases): void {
      keeping = keeping.then(() => keepAll(copy, trusted, registry, live)).catch(complain)
    },
    /** Resolves when what was to be kept is kept, or could not be. */
    isComplete: () => keeping,
  }
}

/** A full disk, or a kill, leaves the copy that was there: it is named until the new one is complete. */
export async function keepAll(
  copy: ReleaseStore,
  trusted: TrustedKeys,
  registry: SignedRegistry,
  live: LiveReleases,
): Promise<void> {
  const served = [...live].map(([name, remote]) => [name, servedOf(remote)] as const)
  for (const [, releases] of served)
    for (const release of releases) await keepRelease(release, copy, trusted)
  await copy.writeRegistry(registry)
  for (const [name, releases] of served) {
    const ids = releases.map(({ manifest }) => manifest.release)
    for (const id of await copy.listReleases(name))
      if (!ids.includes(id)) await copy.removeRelease(name, id)
  }
}

async function keepRelease(served: VerifiedRelease, copy: ReleaseStore, trusted: TrustedKeys) {
  const { remote, release } = served.manifest
  const kept = await readVerifiedRelease(copy, trusted, remote, release).catch(() => null)
  if (!kept) await copyRelease(served, copy)
}
