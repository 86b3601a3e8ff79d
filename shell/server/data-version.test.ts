import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDataVersion } from './data-version.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('is another one as soon as something changed', () => {
  const data = createDataVersion()
  const before = data.version()
  expect(data.version()).toBe(before)
  data.change()
  expect(data.version()).not.toBe(before)
})

it('is another one every few seconds at most, however many answers are never the same', () => {
  const data = createDataVersion()
  const seen = new Set([data.version()])
  for (let ms = 0; ms < 60_000; ms += 10) {
    data.change()
    seen.add(data.version())
    vi.advanceTimersByTime(10)
  }
  expect(seen.size).toBeLessThanOrEqual(13)
})

it('forgets no change of meanwhile', () => {
  const data = createDataVersion()
  data.change()
  const before = data.version()
  data.change()
  expect(data.version()).toBe(before)
  vi.advanceTimersByTime(5_000)
  expect(data.version()).not.toBe(before)
})
