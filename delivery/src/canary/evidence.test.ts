import { expect, test } from 'vitest'
import { noEvidence } from './canary-rule.ts'
import { judgeSides, largest, nothingSeen, pool, type Origin, type Seen } from './evidence.ts'

/** What a process saw: page views and failures of the canary and of the stable release. */
function seen(canary: [number, number], stable: [number, number], origin: Origin = 'rendered') {
  const none = nothingSeen(2, 0)
  const of = ([views, failures]: [number, number]) => ({ ...noEvidence, views, failures })
  return {
    ...none,
    canary: { ...none.canary, [origin]: of(canary) },
    stable: { ...none.stable, [origin]: of(stable) },
  }
}
const judge = (...all: Seen[]) => judgeSides(pool(all, 2))

test('five bad views are five, wherever they were seen', () => {
  const five = Array.from({ length: 5 }, () => seen([1, 1], [9, 0]))
  expect(judge(...five.slice(1))).toBeNull()
  expect(judge(...five)).toMatch(/^5 of 5 views failed, against 0 of 45/)
})

test('cached pages and reports of all shells hide nothing that their servers saw fail', () => {
  const bad = seen([30, 20], [300, 0])
  const flood = [seen([90_000, 0], [9, 0], 'cached'), seen([90_000, 0], [9, 0], 'reported')]
  expect(judge(bad, ...flood)).toMatch(/^20 of 30/)
})

test('an older word of a process takes nothing back, a newer one counts once', () => {
  const [older, newer] = [seen([4, 2], [40, 1]), seen([6, 5], [50, 1])]
  expect(largest(older, newer)).toEqual(newer)
  expect(largest(newer, older)).toEqual(newer)
})

test('views of a ramp and how far it is are of the change that set it', () => {
  const none = nothingSeen(2, 0)
  const before = { ...none, views: [200, 7], reached: { step: 1, at: 5 } }
  const now = { ...none, since: 3, views: [40], reached: { step: 0, at: 9 } }
  expect(pool([before, before, now], 2)).toMatchObject({ views: [400, 14] })
  expect(pool([before, before, now], 3)).toMatchObject({ views: [40], claims: [now.reached] })
  expect(largest(before, now)).toEqual(now)
  expect(largest(now, before)).toEqual(now)
  const later = { ...before, views: [210, 3], reached: { step: 1, at: 8 } }
  expect(largest(before, later)).toMatchObject({ views: [210, 7], reached: { step: 1, at: 5 } })
})
