import type { Series } from './comparison.ts'
import type { Machine } from './machine.ts'
import type { PageFigures } from './page-figures.ts'
import type { Ratio } from './ratio.ts'

/** A page as one candidate delivers it. */
export interface CandidateFigures extends PageFigures {
  /** Each view's figures, in milliseconds but for `cls` and `performance` (0–100). */
  lighthouse: Series
  throttled: Series
  /** Ours as a multiple of this one. */
  ours: { lighthouse: Record<string, Ratio>; throttled: Record<string, Ratio> }
}

/** Going from page to page on one candidate, in milliseconds. */
export interface NavigationFigures {
  within: number[]
  between: number[]
  /** Between remotes as a multiple of within one. */
  ratio: Ratio | null
}

export interface FirstViewResults {
  date: string
  machine: Machine
  /** Views of each page by each candidate. */
  pairs: number
  /** By path, then by candidate. */
  pages: Record<string, Record<string, CandidateFigures>>
  /** By candidate. */
  navigation: Record<string, NavigationFigures>
}
