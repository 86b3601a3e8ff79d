import { limits } from '../limits.ts'
import { mapAtOnce } from '../map-at-once.ts'
import type { RegistryChange } from '../registry/registry.ts'
import { headerOf } from '../signing/jws.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { decodeText } from '../storage/storage.ts'
import type { ReleaseStore, SignedRelease } from './store.ts'

/** Of a remote with ten thousand releases nobody reads all: so many that were tried, and so many that never were. */
const maxTried = 30
const maxUntried = 100

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
  /** What was read a moment ago: releases, and when the others say that they were signed. */
  cache?: { releases: Cache<PublishedRelease>; times: Cache<number> }
}

interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
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
  { ids, history, live, cache = { releases: new Map(), times: new Map() } }: Known,
) {
  const changes = history.filter((change) => change.remote === remote)
  const tried = new Set(changes.flatMap(({ release }) => release ?? []))
  const untried = ids.filter((id) => !tried.has(id))
  const timeOf = async (id: string) => {
    const key = `${remote}/${id}`
    const before = cache.times.get(key)
    const at = before ?? (await signingTime(store, remote, id))
    return { id, key, at: at ?? 0, isNew: before === undefined && at !== undefined }
  }
  const dated = await mapAtOnce(untried.slice(0, limits.dated), limits.filesAtOnce, timeOf)
  const signed = dated.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at)
  // Few that are not signed may be on their way; many are nobody's.
  const known = dated.length - signed.length > maxUntried ? dated : signed
  for (const { key, at, isNew } of known) if (isNew) cache.times.set(key, at)
  const read = async (id: string): Promise<PublishedRelease | null> => {
    const key = `${remote}/${id}`
    const known = cache.releases.get(key)
    if (known) return known
    const release = await store.readRelease(remote, id, trusted).catch(() => null)
    if (!release) return null
    const { manifest, signer, signedAt } = release
    cache.releases.set(key, { manifest, signer, signedAt })
    return { manifest, signer, signedAt }
  }
  const readAll = async (wanted: readonly (string | undefined)[]) => {
    const known = [...new Set(wanted)].filter((id) => id !== undefined)
    const found = await mapAtOnce(known, limits.filesAtOnce, read)
    return found.filter((one) => one !== null)
  }
  const newest: PublishedRelease[] = []
  // What nobody who counts has signed takes no place, as far as that is affordable.
  for (
    let start = 0;
    start < limits.forged + maxUntried && newest.length < maxUntried;
    start += maxUntried
  )
    newest.push(...(await readAll(signed.slice(start, start + maxUntried).map(({ id }) => id))))
  const shown = newest.slice(0, maxUntried)
  const used = await readAll([...[...tried].slice(0, maxTried), ...live])
  return {
    releases: [...shown, ...used].sort((a, b) => b.signedAt.getTime() - a.signedAt.getTime()),
    more: signed.length - shown.length + Math.max(0, untried.length - limits.dated),
  }
}

/** When a release was signed, as it says itself, in seconds; 0 of what was not, and undefined where that cannot be read. Only to choose by. */
async function signingTime(store: Sources['store'], remote: string, id: string) {
  const reading = store.readFile(remote, id, 'release.jws', limits.signature)
  const bytes = await reading.catch(() => undefined)
  if (bytes === undefined) return undefined
  const { iat } = bytes ? headerOf(decodeText(bytes)) : {}
  const isTime = typeof iat === 'number' && iat * 1_000 < Date.now() + limits.aheadMs
  return isTime ? iat : 0
}
