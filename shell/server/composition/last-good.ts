import {
  emptyRegistry,
  readVerifiedRelease,
  type Registry,
  type ReleaseStore,
  type TrustedKeys,
} from 'delivery'
import type { LiveReleases } from './live-releases.ts'
import type { VerifiedRelease } from './verified-releases.ts'

/** A copy, beside the shell, of what is served now: with it the shell starts while the store is away. */
export interface LastGood {
  readRegistry(): Promise<Registry>
  keep(registry: Registry, live: LiveReleases): Promise<void>
}

/** @param copy a store of its own; what is read from it is verified like the real one */
export function createLastGood(copy: ReleaseStore, trusted: TrustedKeys): LastGood {
  async function keepRelease({ manifest, files, bytes, signature }: VerifiedRelease) {
    const { remote, release } = manifest
    const kept = await readVerifiedRelease(copy, trusted, remote, release).catch(() => null)
    if (kept) return
    for (const [path, content] of files) await copy.writeFile(remote, release, path, content)
    await copy.writeManifest({ manifest, bytes, signature })
  }

  return {
    readRegistry: () => copy.readRegistry().catch(() => emptyRegistry),
    async keep(registry, live) {
      const served = [...live].map(
        ([name, { stable, canary }]) =>
          [name, canary ? [stable, canary.release] : [stable]] as const,
      )
      // A full disk, or a kill, leaves the copy that was there: it is named until the new one is complete.
      for (const [, releases] of served) for (const release of releases) await keepRelease(release)
      await copy.writeRegistry(registry)
      for (const [name, releases] of served) {
        const ids = releases.map(({ manifest }) => manifest.release)
        for (const id of await copy.listReleases(name))
          if (!ids.includes(id)) await copy.removeRelease(name, id)
      }
    },
  }
}
