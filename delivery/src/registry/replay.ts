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
export const recordOf = (own: readonly VerifiedChange[]): RemoteRecord | null => begun(own).record

/** @returns also its changes since it was retired, and the places among them of promotions from which all that follows is possible */
function begun(own: readonly VerifiedChange[]) {
  const since = own.slice(retiredAt(own) + 1)
  const promotedAt = new Map<string, number>()
  let record: RemoteRecord | null = null
  let starts: number[] = []
  let impossible: Error | null = null
  for (const [index, change] of since.entries()) {
    if (!record && change.action !== 'promote') continue
    try {
      const { stable } = (record = after(record, change) as RemoteRecord)
      if (change.action === 'promote') {
        starts.push(index)
        promotedAt.set(stable, index)
      } else if (change.action === 'rollback') {
        const place = promotedAt.get(stable) ?? 0
        while ((starts.at(-1) ?? 0) > place) starts.pop()
      }
      impossible = null
    } catch (error) {
      // Nor is it from a promotion between: from there is less to go back to.
      record = null
      starts = []
      impossible = error as Error
    }
  }
  if (impossible) throw new SignatureError(impossible.message)
  return { record, since, starts }
}

export function isPossible(own: readonly VerifiedChange[]): boolean {
  try {
    recordOf(own)
    return true
  } catch {
    return false
  }
}

const after = (record: RemoteRecord | null, change: VerifiedChange) =>
  isNoted(change.action) ? record : applyIntent(record, change)

/** It is for the history, and changes nothing that visitors get. */
export const isNoted = (action: ChangeAction) => action === 'confirm' || action === 'keys'

const retiredAt = (own: readonly VerifiedChange[]) =>
  own.findLastIndex(({ action }) => action === 'retire')

/**
 * The fewest of all changes that come to the same, each remote's newest among them. Where there is not so much room, in bytes, a
 * remote that takes more than its share goes back less far: to the release of before and the newest of any kit. Only where all
 * that is more than twice the room, those that take more than twice their share keep no more than what they serve.
 */
export function neededOf(changes: readonly VerifiedChange[], room: number): VerifiedChange[] {
  const remotes = [...byRemote(changes).values()].map(tailsOf)
  const all = remotes.flatMap((tails) => tails.all)
  if (sizeOf(all) <= room) return all
  const share = room / remotes.length
  const shorter = remotes.map((tails) => tails.within(share))
  if (sizeOf(shorter.flat()) <= 2 * room) return shorter.flat()
  return remotes.flatMap(({ least }, index) => {
    const own = shorter[index] ?? []
    return sizeOf(own) > 2 * share ? least : own
  })
}

/** @throws {Error} when a remote had its share of the room, in bytes, since it got its stable release, and others need theirs */
export function assertRoom(changes: readonly VerifiedChange[], remote: string, room: number): void {
  if (sizeOf(changes) <= room) return
  const remotes = byRemote(changes)
  if (sizeOf([...remotes.values()].flatMap((own) => tailsOf(own).all)) <= room) return
  const own = tailsOf(remotes.get(remote) ?? []).least
  if (sizeOf(own) <= room / remotes.size) return
  throw new Error(
    `${remote} has had ${own.length - 1} changes since its stable release was promoted, which is more than its share of the registry: ` +
      'give one to everybody before the next canary, or confirmation',
  )
}

/** What comes to what a remote serves: its changes since one of its promotions. */
interface Tails {
  /** The fewest with all that it goes back to. */
  all: readonly VerifiedChange[]
  /** The most within so many bytes; at least with the release of before and the newest for any kit that somebody may need. */
  within: (bytes: number) => readonly VerifiedChange[]
  /** The fewest. */
  least: readonly VerifiedChange[]
}

function tailsOf(own: readonly VerifiedChange[]): Tails {
  const { record, since, starts } = begun(own)
  // Also of what is only noted the newest stays: shells go by it.
  if (!record) {
    const newest = own.slice(retiredAt(own))
    return { all: newest, within: () => newest, least: newest }
  }
  const from = (place: number) => since.slice(starts[place])
  // The later it begins, the less it goes back to.
  const lastWith = (isEnough: (other: RemoteRecord) => boolean) =>
    countWhile(starts.length, (place) => {
      const other = recordIfPossible(from(place))
      return other !== null && isEnough(other)
    }) - 1
  const count = Math.min(Math.max(1, asFarAsAnyKit(record)), record.previous.length)
  const all = lastWith((other) => isDeepStrictEqual(other, record))
  const back = lastWith(({ previous }) => previous.length >= count)
  return {
    all: from(all),
    within(bytes) {
      const larger = countWhile(starts.length, (place) => sizeOf(from(place)) > bytes)
      return from(Math.min(back, Math.max(all, larger)))
    },
    least: from(lastWith(() => true)),
  }
}

/** Of so many in a row, of which only the first are so, how many are: few of them are looked at. */
function countWhile(length: number, isSo: (place: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isSo(middle)) from = middle + 1
    else to = middle
  }
  return from
}

function recordIfPossible(changes: readonly VerifiedChange[]): RemoteRecord | null {
  try {
    return changes.reduce<RemoteRecord | null>(after, null)
  } catch {
    return null
  }
}

/** In bytes, as a registry has them. */
const sizeOf = (changes: readonly VerifiedChange[]) =>
  changes.reduce((sum, { jws }) => sum + jws.length + 5, 0)
