import { limits } from '../limits.ts'
import { mapAtOnce } from '../map-at-once.ts'
import { SignatureError } from '../signing/jws.ts'
import type { TrustedKey, TrustedKeys } from '../signing/keys.ts'
import type { Comparison } from './comparison.ts'
import { largest, type Seen } from './evidence.ts'
import { keysThatMayTell, type EvidenceStore } from './evidence-store.ts'

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

  /** Three of four are such as counted before, by turns: no number of new or forged objects keeps from them, nor they from those. */
  function nextOf(versions: ReadonlyMap<string, string>): [owner: string, version: string][] {
    const changed = [...versions]
      .filter(([owner, version]) => owner !== except && known.get(owner)?.version !== version)
      .sort(([one], [other]) => (known.get(one)?.turn ?? 0) - (known.get(other)?.turn ?? 0))
    const heard = changed.filter(([owner]) => known.get(owner)?.seen)
    const others = changed.filter(([owner]) => !known.get(owner)?.seen)
    const share = (limits.evidenceAtOnce * 3) / 4
    const all = [...heard.slice(0, share), ...others, ...heard.slice(share)]
    return all.slice(0, limits.evidenceAtOnce)
  }

  async function read(owner: string, version: string): Promise<void> {
    const found = await readSound(store, comparison, owner, trusted)
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
      const next = nextOf(versions)
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

/** What everybody saw, for whoever looks once. */
export async function readAllEvidence(
  store: EvidenceStore,
  comparison: Comparison,
  trusted: TrustedKeys,
): Promise<Seen[]> {
  const owners = [...(await store.listEvidence(comparison)).keys()]
  const found = await mapAtOnce(owners, limits.evidenceAtOnce, (owner) =>
    readSound(store, comparison, owner, trusted),
  )
  return found.flatMap((evidence) => evidence?.seen ?? [])
}

/** Null when it is not there, or does not count. */
function readSound(store: EvidenceStore, ...of: Parameters<EvidenceStore['readEvidence']>) {
  return store.readEvidence(...of).catch((error: unknown) => {
    if (error instanceof SignatureError) return null
    throw error
  })
}
