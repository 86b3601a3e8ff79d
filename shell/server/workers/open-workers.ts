import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Composition } from '../composition/composition.ts'
import { renderCompositionOf } from '../composition/render-composition.ts'
import { limits } from '../limits.ts'
import { planOf, type FrameProgram } from '../rendering/release-code.ts'
import type { FrontFunctions } from '../rendering/worker-functions.ts'
import type { Settings } from '../settings.ts'
import { siteOf } from '../site.ts'
import { parsePages } from './parse-answer.ts'
import { renderInWorkers } from './render-in-workers.ts'
import { FramePools, type FramesInUse } from './frame-pools.ts'
import { WorkerLost } from './worker-process.ts'
import type { Workers } from './workers.ts'

interface Sources extends Pick<FrontFunctions, 'readSearchIndex' | 'bringCode'> {
  settings: Settings
  /** Where verified code lies. */
  folder: string
  fetchBackend: typeof fetch
  /** Another number whenever the backend is known to say something new. */
  dataVersion: () => number
  /** What visitors get. */
  live: () => Promise<Composition>
  /** Whether the files of a release, `<remote>/<release>`, are at hand. */
  isAtHand: (key: string) => boolean
  isHere: (key: string) => boolean
  frames: FramesInUse
  log: Logger
}

interface RunningWorkers extends Workers {
  /** Resolve when a frame takes pages; what is asked before waits. `start` rejects when it does not start at once. */
  open(frame: FrameProgram): Promise<void>
  start(frame: FrameProgram): Promise<void>
  close(): Promise<void>
}

/** How often a list of pages is asked for, when a worker ends over something else. */
const maxAttempts = 3

/** Starts the processes that run remotes' code. */
export function openWorkers(sources: Sources): RunningWorkers {
  const { settings, folder, live, frames, dataVersion, ...rest } = sources
  const listeners: ((lost: WorkerLost, isTold: boolean) => void)[] = []
  const tell = (lost: WorkerLost, isTold: boolean) =>
    listeners.forEach((listener) => listener(lost, isTold))
  const pools = new FramePools(
    {
      ...rest,
      folders: [join(folder, '*')],
      count: settings.RENDER_WORKERS,
      site: siteOf(settings),
      live: async () => renderCompositionOf(await live()),
      onLost: tell,
    },
    frames,
  )
  const askForPages: Workers['publicPages'] = async (composition, remote) => {
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
    open: (frame) => pools.open(frame),
    start: (frame) => pools.start(frame),
    render: renderInWorkers(pools, dataVersion),
    publicPages: async (composition, remote) =>
      parsePages(await askForPages(composition, remote), remote, planOf(composition)),
    sharedNames: (frameId) => pools.sharedNames(frameId),
    figures: () => pools.figures(),
    onLost: (listener) => void listeners.push(listener),
    leaveOut: (key) => pools.leaveOut(key),
    close: () => pools.close(),
  }
}
