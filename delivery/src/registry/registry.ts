import { isDeepStrictEqual } from 'node:util'
import type { Ramp } from '../canary/ramp.ts'
import type { ChangeAction } from '../signing/keys.ts'

/** What one remote serves. */
export interface RemoteRecord {
  /** Release that visitors get. */
  stable: string
  /** Release that visitors in the first `percent` of the hundred buckets get; 0 after a withdrawal. It may go on from there. */
  canary: { release: string; percent: number; ramp?: Ramp } | null
  /** Releases that were stable before, newest first. */
  previous: string[]
  /** With which `shared-ui` each of these works, as far as whoever promoted it said so. */
  kits?: Readonly<Record<string, string>>
}

/** In place of a remote's name: what was noted, and changed nothing that visitors get. */
export const wholeRegistry = 'registry'

/** What somebody wants to be changed. */
export interface Intent {
  action: ChangeAction
  remote: string
  /** What visitors get by it, or got no more; what is only noted names none. */
  release?: string
  /** Whole number, 0–99, of a canary. */
  percent?: number
  /** How a canary goes on from there. */
  ramp?: Ramp
  /** Version of `shared-ui` of what is promoted. */
  kit?: string
  reason?: string | undefined
}

/** What was changed, and by whom. */
export interface RegistryChange extends Intent {
  /** Grows with every change. */
  sequence: number
  /** ISO 8601; for people, order is decided by `sequence`. */
  at: string
  /** Whose key signed it: a person's or machine's name, and the key. */
  author: string
  team: string
  kid: string
  /** Who was signed in to the console whose key that is. */
  by?: string
  /** Who else signed it, by name. */
  approvedBy?: string[]
}

/** Which release each remote serves, and how that came about. */
export interface Registry {
  /** That of the latest change. */
  sequence: number
  remotes: Readonly<Record<string, RemoteRecord>>
  /** The latest changes, newest first. */
  history: readonly RegistryChange[]
}

/**
 * Releases of before that a record keeps, and at most, as far as the newest for a kit of another major version: somebody may need
 * that one still.
 */
const keptPrevious = { usually: 10, most: 50 }

/** Makes `release` the remote's stable release, and ends its canary. */
export const promote = (remote: string, release: string, kit?: string): Intent => ({
  action: 'promote',
  remote,
  release,
  ...(kit !== undefined && { kit }),
})

/** Gives `release` to the visitors of the first `percent` buckets, and then to more of them. */
export const startCanary = (
  remote: string,
  release: string,
  percent: number,
  ramp?: Ramp,
): Intent => ({ action: 'canary', remote, release, percent, ...(ramp && { ramp }) })

/** Number of a remote's newest change; 0 before its first. */
export const newestChangeOf = ({ history }: Registry, remote: string): number =>
  history.find((change) => change.remote === remote)?.sequence ?? 0

/**
 * Takes the latest step back: a canary when somebody gets one, else the stable release.
 *
 * @throws {Error} when there is nothing to go back to
 */
export function rollback({ remotes }: Registry, remote: string): Intent {
  const { stable, canary, previous } = recordOf(remotes[remote] ?? null, remote)
  const release = canary?.percent ? stable : previous[0]
  if (!release)
    throw new Error(
      `${remote} has no release to go back to; \`promote\` gives another, \`retire ${remote}\` takes off what is live`,
    )
  return { action: 'rollback', remote, release }
}

/** Sets a canary that proved worse to 0 %. */
export const withdraw = (remote: string, release: string, reason: string): Intent => ({
  action: 'withdraw',
  remote,
  release,
  percent: 0,
  reason,
})

/** Takes a remote off the site, with all that was good of it. */
export const retire = (remote: string): Intent => ({ action: 'retire', remote })

/**
 * What a remote serves after a change, null for nothing; the same object when that changes nothing: a pipeline may ask for the same again.
 *
 * @throws {Error} when it cannot be done
 */
export function applyIntent(current: RemoteRecord | null, intent: Intent): RemoteRecord | null {
  const { action, remote, release = '', percent = 0, ramp, kit } = intent
  switch (action) {
    case 'promote':
      return promoted(current, release, kit)
    case 'canary': {
      const record = recordOf(current, remote)
      const next = { release, percent, ...(ramp && { ramp }) }
      if (ramp && !(percent > 0 && percent < (ramp[0]?.percent ?? 0)))
        throw new Error(`The ramp of ${remote} does not go up from ${percent} %`)
      const isKnown = record.stable === release || isDeepStrictEqual(record.canary, next)
      return isKnown ? record : { ...record, canary: next }
    }
    case 'rollback':
      return rolledBack(recordOf(current, remote), intent)
    case 'withdraw': {
      // Somebody was faster.
      if (current?.canary?.release !== release || current.canary.percent === 0) return current
      return { ...current, canary: { release, percent: 0 } }
    }
    case 'retire':
      return null
    case 'confirm':
    case 'keys':
      return current
  }
}

function promoted(current: RemoteRecord | null, release: string, kit?: string): RemoteRecord {
  if (current?.stable === release && !current.canary) return current
  const before = current ? [current.stable, ...current.previous] : []
  const known = { ...current?.kits, ...(kit !== undefined && { [release]: kit }) }
  const all = before.filter((id) => id !== release)
  const { usually, most } = keptPrevious
  const asFar = asFarAsAnyKit({ stable: release, previous: all, kits: known })
  const previous = all.slice(0, Math.min(Math.max(usually, asFar), most))
  const kits = Object.entries(known).filter(([id]) => [release, ...previous].includes(id))
  return {
    ...{ stable: release, canary: null, previous },
    ...(kits.length > 0 && { kits: Object.fromEntries(kits) }),
  }
}

/** Of how many of a remote's releases of before the last is the newest for a kit of another major version. */
export function asFarAsAnyKit({ stable, previous, kits }: Omit<RemoteRecord, 'canary'>): number {
  const majors = [stable, ...previous].map((id) => kits?.[id]?.split('.')[0])
  return majors.findLastIndex((major, index) => major && majors.indexOf(major) === index)
}

function rolledBack(record: RemoteRecord, { remote, release }: Intent): RemoteRecord {
  const { stable, canary, previous } = record
  if (canary && release === stable) return { ...record, canary: null }
  const [target, ...rest] = previous
  if (canary?.percent || !target || release !== target)
    throw new Error(`${remote} does not go back to ${release}`)
  return { ...record, stable: target, canary: null, previous: rest }
}

function recordOf(record: RemoteRecord | null, remote: string): RemoteRecord {
  if (!record)
    throw new Error(`${remote} has no stable release: promote one without --percent first`)
  return record
}
