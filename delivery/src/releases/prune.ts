import { runningComparisons } from '../canary/comparison.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import type { Registry, RegistryChange } from '../registry/registry.ts'
import { SignatureError } from '../signing/jws.ts'
import type { ReleaseManifest } from './release.ts'
import type { ReleaseStore, SignedRelease } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Pruning {
  trusted: TrustedKeys
  /** How long tabs are thought to stay open, and how long a release may wait for its promotion. */
  keepDays: number
  /** Lists and removes nothing. */
  isDryRun?: boolean
  /** Also removes what has no valid signature: the rest of publications that never ended. */
  withUnfinished?: boolean
  /** Is told, in one line each, of releases in which something stays. */
  report?: (line: string) => void
}

/**
 * Removes releases that nobody needs: neither stable, nor canary, nor among those to go back to, nor published or live
 * within the last days, when a tab that was opened then may still load from them.
 */
export async function prune(store: ReleaseStore, pruning: Pruning) {
  const { trusted, keepDays, isDryRun = false, withUnfinished = false, report } = pruning
  const since = Date.now() - keepDays * dayMs
  const { remotes } = await store.readRegistry(trusted)
  const past = (await store.readHistory(trusted)).toReversed()
  const pruned: Pick<ReleaseManifest, 'remote' | 'release'>[] = []
  for (const remote of Object.keys(remotes)) {
    const own = past.filter((change) => change.remote === remote)
    for (const release of await store.listReleases(remote)) {
      const signed = await readSigned(store, remote, release, trusted)
      if (signed === 'unreadable') continue
      if (signed ? signed.signedAt.getTime() > since : !withUnfinished) continue
      // Read anew each time: somebody may promote meanwhile.
      const registry = await store.readRegistry(trusted)
      if (neededReleases(registry, own, remote, since).has(release)) continue
      pruned.push({ remote, release })
      const refused = isDryRun ? [] : await store.removeRelease(remote, release)
      if (refused.length > 0) report?.(`${remote}/${release}: ${describeRefused(refused)}`)
    }
  }
  if (!isDryRun) {
    const count = await store.removeEvidence(runningComparisons(await store.readRegistry(trusted)))
    if (count > 0) report?.(`${count} objects of evidence on canaries that ended are removed`)
  }
  return pruned
}

/** Others chose these names: a few of them, short and quoted, so that they cannot pose as another line. */
function describeRefused(names: string[]): string {
  const examples = names.slice(0, 3).map((name) => JSON.stringify(name.slice(0, 80)))
  return `${names.length} names that no file of a release has stay: ${examples.join(', ')}`
}

/** Null when it is unfinished or changed; what a newer version wrote, or a store does not give, is left alone. */
async function readSigned(
  store: ReleaseStore,
  remote: string,
  release: string,
  trusted: TrustedKeys,
): Promise<SignedRelease | null | 'unreadable'> {
  return store
    .readRelease(remote, release, trusted)
    .catch((error: unknown) => (error instanceof SignatureError ? null : 'unreadable'))
}

/** @param past what was changed of it before it all began, the newest first */
function neededReleases(
  { remotes, history }: Registry,
  past: readonly RegistryChange[],
  remote: string,
  since: number,
): Set<string> {
  const { stable, canary, previous } = remotes[remote] ?? { previous: [] }
  const { sequence: known = 0 } = past[0] ?? {}
  const isNew = (change: RegistryChange) => change.remote === remote && change.sequence > known
  const changes = [...history.filter(isNew), ...past]
  const recent = changes.findLastIndex(({ at }) => Date.parse(at) >= since) + 1
  // The latest earlier one set what everybody got when the period began.
  const setter = changes.findIndex(
    ({ action }, index) => index >= recent && (action === 'promote' || action === 'rollback'),
  )
  const live = changes.slice(0, setter === -1 ? undefined : setter + 1)
  return new Set(
    [stable, canary?.release, ...previous, ...live.map(({ release }) => release)].filter(
      (id) => id !== undefined,
    ),
  )
}
