import { decodeProtectedHeader } from 'jose'
import { limits } from '../limits.ts'
import { mapAtOnce } from '../map-at-once.ts'
import type { RegistryChange } from '../registry/registry.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { decodeText } from '../storage/storage.ts'
import type { ReleaseStore, SignedRelease } from './store.ts'

/** Of a remote with ten thousand releases nobody reads all: so many that were tried, and so many that never were. */
const maxTried = 30
const maxUntried = 100
/** Of so many that were never tried it is looked which are the newest. */
const maxDated = 2_000

interface Sources {
  store: Pick<ReleaseStore, 'readFile' | 'readRelease'>
  trusted: TrustedKeys
}

/** What of a signed release is shown of many at once. */
export type PublishedRelease = Pick<SignedRelease, 'manifest' | 'signer' | 'signedAt'>

interface Known {
  /** Ids of all that the store has of the remote. */
  ids: readonly string[]
  /** What was changed of all remotes, the newest first. */
  history: readonly RegistryChange[]
  /** What visitors get. */
  live: readonly (string | undefined)[]
  /** What was read a moment ago. */
  cache?: Cache
}

interface Cache {
  get(key: string): PublishedRelease | undefined
  set(key: string, release: PublishedRelease): void
}

/**
 * The releases of a remote that visitors get, that were tried last, and that nobody tried yet: the one that was published
 * last comes first.
 *
 * @returns also how many there are of which nothing is told
 */
export async function publishedReleases(
  { store, trusted }: Sources,
  remote: string,
  { ids, history, live, cache = new Map<string, PublishedRelease>() }: Known,
) {
  const changes = history.filter((change) => change.remote === remote)
  const tried = new Set(changes.flatMap(({ release }) => release ?? []))
  const untried = ids.filter((id) => !tried.has(id))
  const dated = await mapAtOnce(untried.slice(0, maxDated), limits.filesAtOnce, async (id) => ({
    ...{ id, at: await signingTime(store, remote, id) },
  }))
  const signed = dated.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at)
  const newest = signed.slice(0, maxUntried).map(({ id }) => id)
  const chosen = new Set([...newest, ...[...tried].slice(0, maxTried), ...live])
  const read = async (id: string): Promise<PublishedRelease | null> => {
    const key = `${remote}/${id}`
    const known = cache.get(key)
    if (known) return known
    const release = await store.readRelease(remote, id, trusted).catch(() => null)
    if (!release) return null
    const { manifest, signer, signedAt } = release
    cache.set(key, { manifest, signer, signedAt })
    return { manifest, signer, signedAt }
  }
  const wanted = [...chosen].filter((id) => id !== undefined)
  const found = await mapAtOnce(wanted, limits.filesAtOnce, read)
  return {
    releases: found
      .filter((one) => one !== null)
      .sort((a, b) => b.signedAt.getTime() - a.signedAt.getTime()),
    more: signed.length - newest.length + Math.max(0, untried.length - maxDated),
  }
}

/** When a release was signed, as it says itself, in seconds; 0 of what was not. Only to choose by. */
async function signingTime(store: Sources['store'], remote: string, id: string): Promise<number> {
  try {
    const bytes = await store.readFile(remote, id, 'release.jws', limits.signature)
    return bytes ? Number(decodeProtectedHeader(decodeText(bytes))['iat'] ?? 0) : 0
  } catch {
    return 0
  }
}
