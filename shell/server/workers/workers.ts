import type { PublicPage } from 'shared-ui/contract'
import type { RenderComposition } from '../rendering/release-code.ts'
import type { RenderPage } from '../rendering/render-page.ts'
import type { PoolFigures } from './worker-pool.ts'
import type { WorkerLost } from './worker-process.ts'

/** All that remotes' code is run for. */
export interface Workers {
  render: RenderPage
  /** Asks a release which of its pages can be found. */
  publicPages: (composition: RenderComposition, remote: string) => Promise<PublicPage[]>
  /** Names that each shared module of a frame exports. */
  sharedNames: (frameId: string) => Record<string, string[]>
  figures: () => PoolFigures
  /** Calls `listener` for every worker that ended, and whether a page of its is told too. */
  onLost: (listener: (lost: WorkerLost, isTold: boolean) => void) => void
  /** No worker loads this release, `<remote>/<release>`, before a page asks for it. */
  leaveOut: (key: string) => void
}
