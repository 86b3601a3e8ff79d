import type { Run } from './machine.ts'
import type { NavigationTimes } from './navigation.ts'
import type { PageFigures } from './page-figures.ts'
import type { PageTimes } from './page-rounds.ts'
import type { Ratio } from './ratio.ts'

/** Going from page to page on one candidate. */
interface NavigationFigures extends NavigationTimes {
  /** Between remotes as a multiple of within one. */
  ratio: Ratio | null
}

export interface FirstViewResults extends Run {
  /** Views of each page by each candidate. */
  pairs: number
  /** What a page costs on every machine alike, by path, then by candidate. */
  figures: Record<string, Record<string, PageFigures>>
  /** How long it took on this one, by path, then by candidate. */
  times: Record<string, Record<string, PageTimes>>
  /** By candidate. */
  navigation: Record<string, NavigationFigures>
}
