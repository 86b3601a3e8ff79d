import { median, quantile } from '../figures/statistics.ts'
import type { Run } from '../running/machine.ts'

export interface View {
  /** Whether the page is of a remote that is unruly then. */
  isUnruly: boolean
  isWhole: boolean
  ms: number
}

/** What readers noticed while some remotes' code was unruly. */
export interface Outcome {
  /** Which remotes. */
  unruly: string
  /** Of pages that are not of these remotes. */
  asked: number
  failed: number
  /** Milliseconds that half of these took at most, and 99 of 100. */
  medianMs: number
  p99Ms: number
  /** Of pages that are. */
  unrulyAsked: number
  unrulyFailed: number
  /** Workers that ended. */
  ends: number
}

export interface IsolationResults extends Run {
  /** For each outcome. */
  minutes: number
  viewsASecond: number
  outcomes: Outcome[]
}

export function outcomeOf(unruly: string, views: readonly View[], ends: number): Outcome {
  const others = views.filter(({ isUnruly }) => !isUnruly)
  const own = views.filter(({ isUnruly }) => isUnruly)
  const times = others.map(({ ms }) => ms)
  const failedOf = (of: readonly View[]) => of.filter(({ isWhole }) => !isWhole).length
  return {
    unruly,
    asked: others.length,
    failed: failedOf(others),
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
    unrulyAsked: own.length,
    unrulyFailed: failedOf(own),
    ends,
  }
}
