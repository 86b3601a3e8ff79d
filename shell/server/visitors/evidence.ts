import { combine, type Evidence } from 'delivery'
import type { ViewToken } from './view-tokens.ts'

/** One page view's part in the comparison of a canary with the stable release. */
export type Observation = Partial<Evidence>

/** What a browser tells of one release. */
export type Told = readonly [remote: string, release: string, observation: Observation]

/** However often a report names a remote, it is about one view. */
export function oncePerRemote(told: readonly Told[]): Told[] {
  const views = new Map<string, Told>()
  for (const [remote, release, observation] of told) {
    const [, , known = {}] = views.get(remote) ?? []
    views.set(remote, [remote, release, combine(known, observation, Math.max)])
  }
  return [...views.values()]
}

/** A browser may tell of one view in several reports: each remote's view, failure and speed count once. */
export function unspent(view: ViewToken, [remote, release, observation]: Told): Told {
  const left = (kind: 'views' | 'failures' | 'measured') => {
    const number = observation[kind] ?? 0
    return number > 0 && view.spend(`${remote} ${kind}`) ? number : 0
  }
  const measured = left('measured')
  const poor = measured > 0 ? (observation.poor ?? 0) : 0
  return [remote, release, { views: left('views'), failures: left('failures'), measured, poor }]
}
