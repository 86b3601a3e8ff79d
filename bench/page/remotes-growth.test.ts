import { expect, test } from 'vitest'
import type { RemotesPoint } from '../scale/remotes-curve.ts'
import { growthOfRemotes } from './remotes-growth.ts'

const point = (remotes: number, brotli: number): RemotesPoint => ({
  remotes,
  startMs: 100 + remotes,
  memory: { heap: 1, resident: 1_000 * remotes },
  uncached: { '/': { bytes: 1, brotli, firstMs: 1, ms: 1, cpuMs: 1 } },
  cached: {},
})

test('each further remote adds what the line through all points says', () => {
  const growth = growthOfRemotes([point(3, 103), point(10, 110), point(50, 150)])
  expect(growth?.path).toBe('/')
  expect(growth?.html.each).toBeCloseTo(1)
  expect(growth?.html.at(200)).toBeCloseTo(300)
  expect(growth?.resident.each).toBeCloseTo(1_000)
  expect(growth?.startMs.each).toBeCloseTo(1)
})

test.each([[[]], [[point(3, 100)]]])('one registry shows no growth', (points) => {
  expect(growthOfRemotes(points)).toBeNull()
})
