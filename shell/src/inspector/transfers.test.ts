import { expect, test } from 'vitest'
import { describeTransfers, transfersUnder } from './transfers.ts'

const base = 'https://site.example/remotes/leads/1/'

const timing = (path: string, startTime: number, responseEnd: number, transferSize = 1_000) => ({
  name: new URL(path, base).href,
  startTime,
  responseEnd,
  transferSize,
})

test('counts the time in which files were on their way, and no file of others', () => {
  const timings = [
    timing('page.js', 900, 950, 500),
    timing('entry.js', 100, 160),
    timing('../2/entry.js', 0, 5_000),
    timing('routes.js', 120, 180),
    timing('style.css', 130, 150),
  ]
  expect(transfersUnder(base, timings)).toEqual({ files: 4, bytes: 3_500, duration: 130 })
})

test('is put in words', () => {
  expect(describeTransfers(transfersUnder(base, []))).toBe('not loaded on this page')
  expect(describeTransfers({ files: 1, bytes: 34_512, duration: 41.6 })).toBe(
    '1 file, 34.5 kB in 42 ms',
  )
  expect(describeTransfers({ files: 3, bytes: 0, duration: 12 })).toBe(
    '3 files, from the cache in 12 ms',
  )
})
