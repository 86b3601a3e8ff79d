import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { describeRamp, describeSteps, furthest, percentAt, rampSchema, rampStep } from './ramp.ts'

const minute = 60_000
const startedAt = Date.parse('2026-11-25T12:00:00Z')
const course = {
  ...{ percent: 1, startedAt },
  ramp: [
    { percent: 5, minutes: 10, views: 200 },
    { percent: 25, minutes: 20, views: 500 },
    { percent: 100, minutes: 0, views: 0 },
  ],
}
const after = (minutes: number) => startedAt + minutes * minute
const first = { step: 0, at: startedAt }

test('one minute is not one minutes', () => {
  const ramp = [{ percent: 5, minutes: 1, views: 1 }]
  expect(describeSteps({ percent: 1, ramp })).toBe(
    '1 % of visitors, then 5 % after 1 minute and 1 view',
  )
})

test('a step comes when its time and its views have come, not before', () => {
  const at = (minutes: number, ...views: number[]) =>
    rampStep(course, { claims: [], views }, after(minutes))
  expect(at(9.9, 1_000)).toEqual(first)
  expect(at(60, 199)).toEqual(first)
  expect(at(60, 200)).toEqual({ step: 1, at: after(60) })
  expect([0, 1, 2, 3].map((step) => percentAt(course, step))).toEqual([1, 5, 25, 100])
})

test('each step counts its own time and its own views', () => {
  const claims = [{ step: 1, at: after(15) }]
  const at = (minutes: number, views: number[]) =>
    rampStep(course, { claims, views }, after(minutes)).step
  expect(at(34, [9_000, 500])).toBe(1)
  expect(at(35, [9_000, 499])).toBe(1)
  // The last one waits for nothing.
  expect(at(35, [0, 500])).toBe(3)
  expect(at(9_999, [9_000, 9_000, 9_000])).toBe(3)
})

test('a step that one shell has reached is nowhere left', () => {
  const claims = [first, { step: 2, at: after(31) }, { step: 1, at: after(11) }]
  expect(furthest(course, claims, after(31))).toEqual({ step: 2, at: after(31) })
  expect(furthest(course, [...claims, { step: 2, at: after(30) }], after(32))).toEqual({
    step: 2,
    at: after(30),
  })
})

test.each([
  ['sooner than its author signed', { step: 2, at: after(29) }],
  ['before it was started', { step: 1, at: startedAt - minute }],
  ['in the future', { step: 1, at: after(46) }],
  ['at a step that there is not', { step: 4, at: after(40) }],
])('nobody is believed to be %s', (_, claim) => {
  expect(furthest(course, [claim], after(40))).toEqual(first)
})

test('a clock that is a little ahead is believed', () => {
  const claim = { step: 1, at: after(14) }
  expect(furthest(course, [claim], after(10))).toEqual(claim)
})

test('of a change whose time is not known nothing comes', () => {
  const unknown = { ...course, startedAt: NaN }
  expect(
    rampStep(unknown, { claims: [{ step: 3, at: after(40) }], views: [999] }, after(99)).step,
  ).toBe(0)
})

describe('what a ramp waits for', () => {
  test('is said with what it has', () => {
    const progress = { claims: [{ step: 1, at: after(13) }], views: [200, 143] }
    expect(describeRamp(course, progress, after(20.5))).toBe(
      '5 % since 2026-11-25 12:13 UTC; the next step, 25 %, comes after 500 views (has 143) and 20 minutes (has 7)',
    )
  })

  test('is a promotion in the end', () => {
    const progress = { claims: [{ step: 3, at: after(60) }], views: [] }
    expect(describeRamp(course, progress, after(61))).toBe(
      "100 % since 2026-11-25 13:00 UTC, the last step: 'promote' makes it stable",
    )
  })
})

test.each([
  ['more than ten steps', Array.from({ length: 10 }, (_, index) => index + 2)],
  ['steps that do not go up', [5, 5]],
  ['a step beyond everybody', [101]],
  ['no step', []],
  ['half a percent', [2.5]],
])('no ramp: %s', (_, percents) => {
  const ramp = percents.map((percent) => ({ percent, minutes: 1, views: 1 }))
  expect(v.is(rampSchema, ramp)).toBe(false)
})
