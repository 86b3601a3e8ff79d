import { isDeepStrictEqual } from 'node:util'
import { SignatureError } from '../signing/jws.ts'
import type { VerifiedChange } from './change.ts'
import type { ChangeAction } from '../signing/keys.ts'
import { applyIntent, type RemoteRecord } from './registry.ts'

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
 * What a remote's changes come to. They begin with the first promotion from which the others are possible: what led to it may
 * have been left out.
 */
export function recordOf(own: readonly VerifiedChange[]): RemoteRecord | null {
  let impossible: unknown = null
  for (const start of promotionsOf(own)) {
    try {
      return replay(own.slice(start))
    } catch (error) {
      impossible = error
    }
  }
  if (impossible) throw new SignatureError((impossible as Error).message)
  return null
}

function replay(changes: readonly VerifiedChange[]): RemoteRecord | null {
  return changes.reduce<RemoteRecord | null>((record, change) => {
    return isNoted(change.action) ? record : applyIntent(record, change)
  }, null)
}

/** It is for the history, and changes nothing that visitors get. */
export const isNoted = (action: ChangeAction) => action === 'confirm' || action === 'keys'

function promotionsOf(own: readonly VerifiedChange[]): number[] {
  return own.flatMap(({ action }, index) => (action === 'promote' ? [index] : []))
}

/** The fewest of a remote's changes, its newest among them, that come to the same record. */
export function neededOf(own: readonly VerifiedChange[]): readonly VerifiedChange[] {
  const record = recordOf(own)
  // Also of what is only noted the newest stays: shells go by it.
  if (!record) return own.slice(own.findLastIndex(({ action }) => action === 'retire'))
  const start = promotionsOf(own).findLast((index) => comesTo(own.slice(index), record))
  return own.slice(start)
}

function comesTo(changes: readonly VerifiedChange[], record: RemoteRecord): boolean {
  try {
    return isDeepStrictEqual(replay(changes), record)
  } catch {
    return false
  }
}
