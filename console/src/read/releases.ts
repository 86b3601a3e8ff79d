import { isServerFile, type ReleaseManifest, type VerifiedChange } from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Delivery } from './delivery.ts'

/** One release of a remote, and how it differs from the one that was made live before it. */
export type ReleaseFacts = ReturnType<typeof factsOf>

/** Of a remote with ten thousand releases nobody reads all. */
const maxShown = 30

const manifests = new LRUCache<string, ReleaseManifest>({ max: 1_000 })

/** The releases of a remote that were live or tried last, the newest first. */
export async function readReleases(
  delivery: Delivery,
  remote: string,
  history: readonly VerifiedChange[],
) {
  const own = history.filter((change) => change.remote === remote && change.release)
  const ids = [...new Set(own.flatMap(({ release }) => release ?? []))].slice(0, maxShown)
  const trusted = await delivery.readTrusted()
  const read = async (id: string) => {
    const key = `${remote}/${id}`
    const known = manifests.get(key)
    const found =
      known ?? (await delivery.store.readRelease(remote, id, trusted).catch(() => null))?.manifest
    if (found) manifests.set(key, found)
    return found
  }
  const found = (await Promise.all(ids.map(read))).filter((one) => one !== undefined)
  return found.map((manifest, index) =>
    factsOf(
      manifest,
      found[index + 1],
      own.findLast(({ action, release }) => release === manifest.release && action === 'promote')
        ?.at,
    ),
  )
}

/** @param liveSince when it went live first; undefined when it never did */
function factsOf(
  manifest: ReleaseManifest,
  before: ReleaseManifest | undefined,
  liveSince: string | undefined,
) {
  const files = browserFiles(manifest)
  return {
    ...{ id: manifest.release, liveSince, kit: manifest.kit },
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
