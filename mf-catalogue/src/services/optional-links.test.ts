import { afterEach, expect, test, vi } from 'vitest'
import { optionalLinks } from './optional-links.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('passes on what was read', async () => {
  expect(await optionalLinks(Promise.resolve(['aerospace']))).toEqual(['aerospace'])
})

test('is empty when the read fails, and says why in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cause = new Error('refused')
  expect(await optionalLinks(Promise.reject(cause))).toEqual([])
  expect(log).toHaveBeenCalledWith('Failed to load related links', cause)
})

test('is empty when the read takes too long', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const links = optionalLinks(new Promise<string[]>(() => undefined))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await links).toEqual([])
})
