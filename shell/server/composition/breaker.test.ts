import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBreaker } from './breaker.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const makeBreaker = () => createBreaker({ failures: () => 3, restMs: 1_000, maxRestMs: 3_000 })

function failTimes(breaker: ReturnType<typeof makeBreaker>, times: number): boolean[] {
  return Array.from({ length: times }, () => breaker.failed('leads/1'))
}

test('after three failures in a row it is not tried', () => {
  const breaker = makeBreaker()
  expect(failTimes(breaker, 3)).toEqual([false, false, true])
  expect(breaker.allows('leads/1')).toBe(false)
  expect(breaker.allows('leads/2')).toBe(true)
})

test('a success in between begins the count anew', () => {
  const breaker = makeBreaker()
  failTimes(breaker, 2)
  breaker.succeeded('leads/1')
  expect(failTimes(breaker, 2)).toEqual([false, false])
  expect(breaker.allows('leads/1')).toBe(true)
})

test('after its rest one caller may try', () => {
  const breaker = makeBreaker()
  failTimes(breaker, 3)
  vi.advanceTimersByTime(1_001)
  expect(breaker.isOpen('leads/1')).toBe(false)
  expect(breaker.allows('leads/1')).toBe(true)
  expect(breaker.allows('leads/1')).toBe(false)
  breaker.succeeded('leads/1')
  expect(breaker.allows('leads/1')).toBe(true)
})

test('a trial that nobody reports on is followed by another', () => {
  const breaker = makeBreaker()
  failTimes(breaker, 3)
  vi.advanceTimersByTime(1_001)
  breaker.allows('leads/1')
  vi.advanceTimersByTime(1_001)
  expect(breaker.allows('leads/1')).toBe(true)
})

test('rests grow, up to a limit', () => {
  const breaker = makeBreaker()
  failTimes(breaker, 4)
  vi.advanceTimersByTime(1_999)
  expect(breaker.isOpen('leads/1')).toBe(true)
  failTimes(breaker, 5)
  vi.advanceTimersByTime(3_001)
  expect(breaker.isOpen('leads/1')).toBe(false)
})
