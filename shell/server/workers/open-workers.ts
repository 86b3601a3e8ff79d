import { join } from 'node:path'
import type { Composition } from '../composition/composition.ts'
import { limits } from '../limits.ts'
import { planOf, type FrameProgram, type RenderComposition } from '../rendering/release-code.ts'
import type { Settings } from '../settings.ts'
import { siteOf } from '../site.ts'
import { parsePages } from './parse-answer.ts'
import { renderInWorkers } from './render-in-workers.ts'
import { FramePools, type FramesInUse, type PoolsSources } from './frame-pools.ts'
import { WorkerLost } from './worker-process.ts'

interface Sources extends Omit<PoolsSources, 'folders' | 'count' | 'site' | 'live' | 'onLost'> {
  settings: Settings
  /** Where verified code lies. */
  folder: string
  /** Another number whenever the backend is known to say something new. */
  dataVersion: () => number
  /** What visitors get. */
  live: () => Promise<Composition>
  frames: FramesInUse
}

/** All that remotes' code is run for. */
export type Workers = Omit<ReturnType<typeof openWorkers>, 'open' | 'start' | 'close'>

/** How often a list of pages is asked for, when a worker ends over something else. */
const maxAttempts = 3

/** Starts the processes that run remotes' code. */
export function openWorkers(sources: Sources) {
  const { settings, folder, live, frames, dataVersion, ...rest } = sources
  const listeners: ((lost: WorkerLost, isTold: boolean) => void)[] = []
  const tell = (lost: WorkerLost, isTold: boolean): void =>
    listeners.forEach((listener) => listener(lost, isTold))
  const pools = new FramePools(
    {
      ...rest,
      folders: [join(folder, '*')],
      count: settings.RENDER_WORKERS,
      site: siteOf(settings),
      live: async () => (await live()).rendering,
      onLost: tell,
    },
    frames,
  )
  const askForPages = async (composition: RenderComposition, remote: string) => {
    for (let attempt = 1; ; attempt++) {
      let job = 0
      try {
        return await pools.run(composition.frame, {
          composition,
          ms: limits.workerJobMs,
          work: (ask, own) => ask.publicPages((job = own), composition, remote),
        })
      } catch (error) {
        const isOurs = error instanceof WorkerLost && error.last?.job === job
        // Nobody judges a list as a page is judged.
        if (isOurs) tell(error, false)
        if (isOurs || !(error instanceof WorkerLost) || attempt === maxAttempts) throw error
      }
    }
  }
  return {
    /** Resolve when a frame takes pages; what is asked before waits. `start` rejects when it does not start at once. */
    open: (frame: FrameProgram) => pools.open(frame),
    start: (frame: FrameProgram) => pools.start(frame),
    render: renderInWorkers(pools, dataVersion),
    /** Asks a release which of its pages can be found. */
    async publicPages(composition: RenderComposition, remote: string) {
      return parsePages(await askForPages(composition, remote), remote, planOf(composition))
    },
    /** Names that each shared module of a frame exports. */
    sharedNames: (frameId: string) => pools.sharedNames(frameId),
    figures: () => pools.figures(),
    /** Calls `listener` for every worker that ended, and whether a page of its is told too. */
    onLost: (listener: typeof tell) => void listeners.push(listener),
    /** No worker loads this release, `<remote>/<release>`, before a page asks for it. */
    leaveOut: (key: string) => pools.leaveOut(key),
    close: () => pools.close(),
  }
}
