import { isServerFile, publishedReleases } from 'delivery'
import type { ReleaseManifest, PublishedRelease, VerifiedChange } from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Delivery } from './delivery.ts'
import type { LiveRemote } from './now.ts'

/** One release of a remote, and how it differs from the one that was published before it. */
export type ReleaseFacts = ReturnType<typeof factsOf>

/** Signed anew, a release is another's; a key that ended signs nothing any more. */
const readMs = 60_000
const cache = {
  releases: new LRUCache<string, PublishedRelease>({ max: 1_000, ttl: readMs }),
  times: new LRUCache<string, number>({ max: 20_000, ttl: readMs }),
}

/** The releases of a remote that were published, live or tried last, the newest first. */
export async function readReleases(
  delivery: Delivery,
  { name: remote, stable, canary }: LiveRemote,
  history: readonly VerifiedChange[],
) {
  const sources = { store: delivery.store, trusted: await delivery.readTrusted() }
  const ids = await delivery.listReleases(remote)
  const live = [stable, canary?.release]
  const { releases, more } = await publishedReleases(sources, remote, { ids, history, live, cache })
  const own = history.filter((change) => change.remote === remote)
  const facts = releases.map((signed, index) =>
    factsOf(
      signed,
      releases[index + 1]?.manifest,
      own.some(
        ({ action, release }) =>
          release === signed.manifest.release && /promote|canary/.test(action),
      ),
    ),
  )
  return { releases: facts, more }
}

/** @param wasTried whether visitors ever got it */
function factsOf(
  { manifest, signedAt, signer }: PublishedRelease,
  before: ReleaseManifest | undefined,
  wasTried: boolean,
) {
  const files = browserFiles(manifest)
  return {
    ...{ id: manifest.release, wasTried, kit: manifest.kit },
    ...{ publishedAt: signedAt.toISOString(), by: signer.name ?? signer.team },
    ...{ files: files.size, bytes: sum(files), kitNames: kitNamesOf(manifest) },
    change: before ? changeOf(manifest, before) : null,
  }
}

function changeOf(manifest: ReleaseManifest, before: ReleaseManifest) {
  const [files, old] = [browserFiles(manifest), browserFiles(before)]
  const [names, oldNames] = [kitNamesOf(manifest), kitNamesOf(before)]
  return {
    files: [...files.keys()].filter((path) => !old.has(path)).length,
    bytes: sum(files) - sum(old),
    gained: names.filter((name) => !oldNames.includes(name)),
    lost: oldNames.filter((name) => !names.includes(name)),
  }
}

/** What browsers can fetch of a release: path → size, as it is before compression. */
export const browserFiles = ({ files }: ReleaseManifest) =>
  new Map(
    Object.entries(files).flatMap(([path, { bytes }]) =>
      isServerFile(path) || path.endsWith('.br') ? [] : [[path, bytes] as const],
    ),
  )

/** `shared-ui/router: Link` */
export const kitNamesOf = ({ imports }: ReleaseManifest) =>
  Object.entries(imports).flatMap(([module, names]) => names.map((name) => `${module}: ${name}`))

const sum = (files: ReadonlyMap<string, number>) =>
  [...files.values()].reduce((total, bytes) => total + bytes, 0)
