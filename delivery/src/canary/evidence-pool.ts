import { limits } from '../limits.ts'
import { SignatureError } from '../signing/jws.ts'
import type { TrustedKey, TrustedKeys } from '../signing/keys.ts'
import type { Comparison } from './comparison.ts'
import { largest, type Seen } from './evidence.ts'
import { keysThatMayTell } from './evidence-document.ts'
import type { EvidenceStore } from './evidence-store.ts'

interface Known {
  version: string
  /** The most that was read of it; null as long as nothing counts. */
  seen: Seen | null
  signer: TrustedKey | undefined
  /** When it was read last, by number of readings. */
  turn: number
}

interface Sources {
  store: EvidenceStore
  comparison: Comparison
  trusted: TrustedKeys
  /** Whose evidence is left out: one's own. */
  except?: string
}

/** The evidence of others, read again and again: what is there stays, also when its object is put back, or goes. */
export function createEvidencePool({ store, comparison, trusted, except }: Sources) {
  const known = new Map<string, Known>()
  let turn = 0

  /** Those that counted before come first, by turns: no number of forged objects keeps from them. */
  function changed(versions: ReadonlyMap<string, string>): [owner: string, version: string][] {
    const rank = (owner: string) => {
      const before = known.get(owner)
      return [before?.seen ? 0 : before ? 2 : 1, before?.turn ?? 0] as const
    }
    return [...versions]
      .filter(([owner, version]) => owner !== except && known.get(owner)?.version !== version)
      .map((entry) => ({ entry, rank: rank(entry[0]) }))
      .sort((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1])
      .map(({ entry }) => entry)
  }

  async function read(owner: string, version: string): Promise<void> {
    const found = await store.readEvidence(comparison, owner, trusted).catch((error: unknown) => {
      if (error instanceof SignatureError) return null
      throw error
    })
    const { seen = null, signer } = { ...known.get(owner), ...(found && { signer: found.signer }) }
    const most = seen && found ? largest(seen, found.seen) : (found?.seen ?? seen)
    known.set(owner, { version, turn, seen: most, signer })
  }

  return {
    /** Reads what changed, up to {@link limits.evidenceAtOnce} objects; resolves to how many. Rejects when the store gives one not. */
    async read(): Promise<number> {
      turn++
      const versions = await store.listEvidence(comparison)
      for (const [owner, { seen }] of known) if (!seen && !versions.has(owner)) known.delete(owner)
      const next = changed(versions).slice(0, limits.evidenceAtOnce)
      const done = await Promise.allSettled(next.map(([owner, version]) => read(owner, version)))
      const failed = done.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
      return next.length
    },
    /** What counts for the keys that are trusted now. */
    all(): Seen[] {
      const keys = keysThatMayTell(trusted, comparison)
      return [...known.values()].flatMap(({ seen, signer }) =>
        seen && keys.some(({ kid }) => kid === signer?.kid) ? seen : [],
      )
    },
  }
}

export type EvidencePool = ReturnType<typeof createEvidencePool>

/** What everybody saw, for whoever looks once. */
export async function readAllEvidence(
  store: EvidenceStore,
  comparison: Comparison,
  trusted: TrustedKeys,
): Promise<Seen[]> {
  const pool = createEvidencePool({ store, comparison, trusted })
  while ((await pool.read()) > 0);
  return pool.all()
}
