import type { Registry } from '../registry/registry.ts'
import { isNoted } from '../registry/replay.ts'
import type { Course } from './ramp.ts'

/** A canary that some visitors get, and the stable release that it is compared with. */
export interface Comparison extends Course {
  remote: string
  stable: string
  canary: string
  /** Number of the change with which the canary began: more or less of the visitors is no new start. */
  start: number
  /** Number of the change that says how many get it now. */
  since: number
}

/** Null while nobody gets a canary of the remote. */
export function comparisonOf({ remotes, history }: Registry, remote: string): Comparison | null {
  const { stable, canary } = remotes[remote] ?? {}
  if (!stable || !canary?.percent) return null
  const { release, percent, ramp } = canary
  const changes = history.filter((change) => change.remote === remote && !isNoted(change.action))
  const end = changes.findIndex(
    (change) => change.action !== 'canary' || change.release !== release || !change.percent,
  )
  const own = changes.slice(0, end === -1 ? undefined : end)
  return {
    ...{ remote, stable, canary: release, percent, ramp },
    start: own.at(-1)?.sequence ?? 0,
    since: own[0]?.sequence ?? 0,
    startedAt: Date.parse(own[0]?.at ?? ''),
  }
}

/** Evidence and reports of one comparison say nothing of another. */
export const nameOfComparison = ({ remote, stable, canary, start }: Comparison): string =>
  `${remote}/${stable}/${canary}/${start}`

export const runningComparisons = (registry: Registry): Comparison[] =>
  Object.keys(registry.remotes).flatMap((remote) => comparisonOf(registry, remote) ?? [])
