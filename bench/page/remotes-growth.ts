import { slope } from '../measurement.ts'
import type { RemotesPoint } from '../scale/remotes-curve.ts'

/** One figure over the size of the registry, on the straight line nearest to all points. */
interface Growth {
  /** What each further remote adds, in bytes or milliseconds. */
  each: number
  /** Reckoned from the smallest registry. */
  at(remotes: number): number
}

interface RemotesGrowth {
  /** The page that `html` is of, the first measured one. */
  path: string
  /** In brotli. */
  html: Growth
  resident: Growth
  startMs: Growth
}

/** What grows with the registry; null while there are fewer than two to compare. */
export function growthOfRemotes(points: readonly RemotesPoint[]): RemotesGrowth | null {
  const [first] = points
  if (!first || points.length < 2) return null
  const [path = ''] = Object.keys(first.uncached)
  const growthOf = (figure: (point: RemotesPoint) => number): Growth => {
    const each = slope(points.map((point) => ({ x: point.remotes, y: figure(point) })))
    return { each, at: (remotes) => figure(first) + each * (remotes - first.remotes) }
  }
  return {
    path,
    html: growthOf(({ uncached }) => uncached[path]?.brotli ?? NaN),
    resident: growthOf(({ memory }) => memory.resident),
    startMs: growthOf(({ startMs }) => startMs),
  }
}
