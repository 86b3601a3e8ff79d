import type { RegistryChange } from '../registry/registry.ts'
import type { SignedRelease } from './store.ts'

/** Of a remote with ten thousand releases nobody reads all: so many that were tried, and so many that never were. */
const maxTried = 30
const maxUntried = 100

interface Sources {
  /** Ids of all that the store has of the remote. */
  ids: readonly string[]
  /** What was changed of all remotes, the newest first. */
  history: readonly RegistryChange[]
  /** Null for what cannot be read, or may not be trusted. */
  read: (release: string) => Promise<SignedRelease | null>
}

/**
 * The releases of a remote that were tried last, and those that nobody tried yet: the one that was published last comes first.
 *
 * @returns also how many there are of which nothing is told
 */
export async function publishedReleases(remote: string, { ids, history, read }: Sources) {
  const changes = history.filter((change) => change.remote === remote)
  const tried = new Set(changes.flatMap(({ release }) => release ?? []))
  const untried = ids.filter((id) => !tried.has(id))
  const chosen = [...untried.slice(0, maxUntried), ...[...tried].slice(0, maxTried)]
  const found = (await Promise.all(chosen.map(read))).filter((one) => one !== null)
  return {
    releases: found.toSorted((a, b) => b.signedAt.getTime() - a.signedAt.getTime()),
    more: Math.max(0, untried.length - maxUntried),
  }
}
