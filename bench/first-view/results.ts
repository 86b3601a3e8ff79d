import type { Run } from '../running/machine.ts'
import type { NavigationTimes } from './navigation.ts'
import type { PageFigures } from './page-figures.ts'

/** Milliseconds of several page views, one list for each figure. */
export type Series = Record<string, number[]>

export const slowRounds = 3

/** Milliseconds of several visits on a slow network and a small telephone. */
export interface SlowVisits {
  /** Until the first text, and the largest, stood there. */
  text: number[]
  lcp: number[]
  /** From tap to the next page's heading, the first time. */
  navigation: number[]
  /** From each tap or key to the next frame. */
  interactions: number[]
}

export interface FirstViewResults extends Run {
  /** Views of each page by each candidate. */
  pairs: number
  /** What a page costs on every machine alike, by path, then by candidate. */
  figures: Record<string, Record<string, PageFigures>>
  /** How long it took on this one, as Lighthouse reckons, by path, then by candidate. */
  times: Record<string, Record<string, Series>>
  /** By candidate. */
  navigation: Record<string, NavigationTimes>
  /** By candidate. */
  slow: Record<string, SlowVisits>
}

/** The candidate that everything is compared with. */
export const ours = 'ours'

/** Our site measured once more, as if it were a baseline: what is not 1 there is the machine's noise. */
export const oursAgain = 'ours again'
