import { expect, test } from 'vitest'
import { judgeCanary, noEvidence, wilsonInterval, type Evidence } from './canary-rule.ts'
import { random } from '../testing/random.ts'

const seen = (views: number, failures: number): Evidence => ({ ...noEvidence, views, failures })

test('the interval ends where the observed share is 3.29 standard errors away', () => {
  const [low, high] = wilsonInterval(5, 100)
  for (const end of [low, high])
    expect(Math.abs(0.05 - end)).toBeCloseTo(3.29 * Math.sqrt((end * (1 - end)) / 100), 10)
  expect(low).toBeLessThan(0.05)
  expect(high).toBeGreaterThan(0.05)
  expect(wilsonInterval(0, 0)).toEqual([0, 1])
})

test('a canary that always fails is caught within a handful of views', () => {
  expect(judgeCanary(seen(4, 4), seen(45, 0))).toBeNull()
  expect(judgeCanary(seen(5, 5), seen(45, 0))).toBe(
    '5 of 5 views failed, against 0 of 45 views of the stable release',
  )
})

test('a canary is not blamed for what the stable release suffers from too', () => {
  expect(judgeCanary(seen(50, 40), seen(450, 360))).toBeNull()
})

test('without anything to compare with, nothing is judged', () => {
  expect(judgeCanary(seen(50, 50), noEvidence)).toBeNull()
})

test('more failures than views count as a failure of every view', () => {
  expect(judgeCanary(seen(30, 40), seen(1000, 0))).toContain('40 of 30 views failed')
})

test('poor web vitals count like failures', () => {
  const stable = { views: 900, failures: 0, measured: 900, poor: 9 }
  expect(judgeCanary({ views: 100, failures: 0, measured: 100, poor: 40 }, stable)).toContain(
    'poor web vital',
  )
})

/** Views until the canary is withdrawn, looking after each one; null when it never is. */
function viewsUntilWithdrawn(seed: number, canaryRate: number, stableRate: number): number | null {
  const next = random(seed)
  const canary = { ...noEvidence }
  const stable = { ...noEvidence }
  for (let view = 1; view <= 5_000; view++) {
    const isCanary = next() < 0.1
    const arm = isCanary ? canary : stable
    arm.views++
    if (next() < (isCanary ? canaryRate : stableRate)) arm.failures++
    if (isCanary && judgeCanary(canary, stable)) return view
  }
  return null
}

test('of 400 canaries as good as stable, looked at after every view, hardly one is withdrawn', () => {
  const withdrawn = Array.from({ length: 400 }, (_, seed) => viewsUntilWithdrawn(seed, 0.02, 0.02))
  expect(withdrawn.filter((views) => views !== null).length).toBeLessThanOrEqual(2)
})

test('of 100 canaries that fail one view in five, all are withdrawn', () => {
  const withdrawn = Array.from({ length: 100 }, (_, seed) => viewsUntilWithdrawn(seed, 0.2, 0.01))
  expect(withdrawn.every((views) => views !== null)).toBe(true)
})
