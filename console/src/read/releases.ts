import {
  isServerFile,
  publishedReleases,
  type ReleaseManifest,
  type SignedRelease,
  type VerifiedChange,
} from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Delivery } from './delivery.ts'

/** One release of a remote, and how it differs from the one that was published before it. */
export type ReleaseFacts = ReturnType<typeof factsOf>

const known = new LRUCache<string, SignedRelease>({ max: 1_000 })

/** The releases of a remote that were published, live or tried last, the newest first. */
export async function readReleases(
  delivery: Delivery,
  remote: string,
  history: readonly VerifiedChange[],
) {
  const trusted = await delivery.readTrusted()
  const read = async (id: string) => {
    const key = `${remote}/${id}`
    const found =
      known.get(key) ?? (await delivery.store.readRelease(remote, id, trusted).catch(() => null))
    if (found) known.set(key, found)
    return found
  }
  const ids = await delivery.listReleases(remote)
  const { releases, more } = await publishedReleases(remote, { ids, history, read })
  const own = history.filter((change) => change.remote === remote)
  const facts = releases.map((signed, index) =>
    factsOf(
      signed,
      releases[index + 1]?.manifest,
      own.findLast(
        ({ action, release }) => release === signed.manifest.release && action === 'promote',
      )?.at,
    ),
  )
  return { releases: facts, more }
}

/** @param liveSince when it went live first; undefined when it never did */
function factsOf(
  { manifest, signedAt, signer }: SignedRelease,
  before: ReleaseManifest | undefined,
  liveSince: string | undefined,
) {
  const files = browserFiles(manifest)
  return {
    ...{ id: manifest.release, liveSince, kit: manifest.kit },
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
