import { isDeepStrictEqual } from 'node:util'
import { SignatureError } from '../signing/jws.ts'
import type { VerifiedChange } from './change.ts'
import type { ChangeAction } from '../signing/keys.ts'
import { applyIntent, asFarAsAnyKit, type RemoteRecord } from './registry.ts'

export const byRemote = (changes: readonly VerifiedChange[]): Map<string, VerifiedChange[]> =>
  Map.groupBy(changes, ({ remote }) => remote)

/** Of each remote its newest change and what that goes on from, in their order: what was taken out, or lost, before it is not in effect. */
export function inEffect(changes: readonly VerifiedChange[]): VerifiedChange[] {
  const next = new Map<string, number>()
  const goesOn = ({ remote, sequence, before }: VerifiedChange) =>
    (next.get(remote) ?? sequence) === sequence && next.set(remote, before)
  return changes.toReversed().filter(goesOn).toReversed()
}

/**
 * What a remote's changes come to. They begin with the first promotion since it was retired from which the others are possible:
 * what led to it may have been left out.
 *
 * @throws {SignatureError} when they are possible from none
 */
export function recordOf(own: readonly VerifiedChange[]): RemoteRecord | null {
  let impossible: unknown = null
  const since = own.slice(retiredAt(own) + 1)
  for (const start of promotionsOf(since)) {
    try {
      return replay(since.slice(start))
    } catch (error) {
      impossible = error
    }
  }
  if (impossible) throw new SignatureError((impossible as Error).message)
  return null
}

export function isPossible(own: readonly VerifiedChange[]): boolean {
  try {
    recordOf(own)
    return true
  } catch {
    return false
  }
}

function replay(changes: readonly VerifiedChange[]): RemoteRecord | null {
  return changes.reduce<RemoteRecord | null>((record, change) => {
    return isNoted(change.action) ? record : applyIntent(record, change)
  }, null)
}

/** It is for the history, and changes nothing that visitors get. */
export const isNoted = (action: ChangeAction) => action === 'confirm' || action === 'keys'

const retiredAt = (own: readonly VerifiedChange[]) =>
  own.findLastIndex(({ action }) => action === 'retire')

function promotionsOf(own: readonly VerifiedChange[]): number[] {
  return own.flatMap(({ action }, index) => (action === 'promote' ? [index] : []))
}

/**
 * The fewest of all changes that come to the same, each remote's newest among them. Where there is not so much room, in bytes, a
 * remote that takes more than its share goes back less far: to the release of before and the newest of any kit. Only where all
 * that is more than twice the room, those that take more than twice their share keep no more than what they serve.
 */
export function neededOf(changes: readonly VerifiedChange[], room: number): VerifiedChange[] {
  const remotes = [...byRemote(changes).values()].map(tailsOf)
  const all = longestOf(remotes)
  if (sizeOf(all) <= room) return all
  const share = room / remotes.length
  const shorter = remotes.map((tails) => {
    const back = tails.filter(({ goesBack }) => goesBack)
    return [back.find(({ changes: own }) => sizeOf(own) <= share) ?? back.at(-1), tails.at(-1)]
  })
  const isTooMuch = sizeOf(shorter.flatMap(([tail]) => tail?.changes ?? [])) > 2 * room
  return shorter.flatMap(([tail, least]) => {
    const own = tail?.changes ?? []
    return (isTooMuch && sizeOf(own) > 2 * share && least?.changes) || own
  })
}

/** @throws {Error} when a remote had its share of the room, in bytes, since it got its stable release, and others need theirs */
export function assertRoom(changes: readonly VerifiedChange[], remote: string, room: number): void {
  if (sizeOf(changes) <= room) return
  const remotes = byRemote(changes)
  if (sizeOf(longestOf([...remotes.values()].map(tailsOf))) <= room) return
  const own = tailsOf(remotes.get(remote) ?? []).at(-1)?.changes ?? []
  if (sizeOf(own) <= room / remotes.size) return
  throw new Error(
    `${remote} has had ${own.length - 1} changes since its stable release was promoted, which is more than its share of the registry: ` +
      'give one to everybody before the next canary, or confirmation',
  )
}

/** Changes of one remote that end with its newest. */
interface Tail {
  changes: readonly VerifiedChange[]
  /** It has the release of before, and the newest for any kit that somebody may need, as far as there are such. */
  goesBack: boolean
}

/** What comes to what a remote serves, the longest first: the first with all that it goes back to, each other with less. */
function tailsOf(own: readonly VerifiedChange[]): Tail[] {
  const record = recordOf(own)
  // Also of what is only noted the newest stays: shells go by it.
  if (!record) {
    const changes = own.slice(retiredAt(own))
    return [{ changes, goesBack: true }]
  }
  const least = Math.min(Math.max(1, asFarAsAnyKit(record)), record.previous.length)
  const tails: Tail[] = []
  for (const index of promotionsOf(own).toReversed()) {
    const changes = own.slice(index)
    const other = recordIfPossible(changes)
    if (other?.stable !== record.stable || !isDeepStrictEqual(other.canary, record.canary)) continue
    tails.unshift({ changes, goesBack: other.previous.length >= least })
    if (isDeepStrictEqual(other, record)) break
  }
  return tails
}

const longestOf = (remotes: readonly Tail[][]) => remotes.flatMap(([tail]) => tail?.changes ?? [])

function recordIfPossible(changes: readonly VerifiedChange[]): RemoteRecord | null {
  try {
    return replay(changes)
  } catch {
    return null
  }
}

/** In bytes, as a registry has them. */
const sizeOf = (changes: readonly VerifiedChange[]) =>
  changes.reduce((sum, { jws }) => sum + jws.length + 5, 0)
