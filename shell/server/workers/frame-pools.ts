import { limits } from '../limits.ts'
import type { FrameProgram, RenderComposition } from '../rendering/release-code.ts'
import type { Job } from './pool-member.ts'
import { WorkerPool, type PoolFigures, type PoolOptions } from './worker-pool.ts'
import type { EndReason } from './worker-process.ts'

export interface PoolsSources extends Omit<
  PoolOptions,
  'program' | 'frame' | 'live' | 'ends' | 'unloadable'
> {
  /** What its workers may read beside their program. */
  folders: readonly string[]
  /** What visitors get. */
  live: () => Promise<RenderComposition>
}

interface OpenPool {
  pool: WorkerPool
  opened: Promise<void>
  /** Rejects when a worker does not start, or is not to start any more. */
  failure: PromiseWithResolvers<never>
  isStarting: boolean
  usedAt: number
}

/** So long a frame that visitors do not get any more keeps its workers after its last page, in milliseconds. */
const lingerMs = 60_000

/** Frames with workers at a time: the live one, a canary, what was live just before, previews. */
const maxFrames = 5

/** Which frames visitors get. */
export interface FramesInUse {
  isServed(id: string): boolean
  /** The one that a roll back would bring; null where there is none. */
  before(): Promise<FrameProgram | null>
}

/** The render workers of every frame that is in use: two versions of the shell make pages side by side. */
export class FramePools {
  readonly #sources: PoolsSources
  readonly #pools = new Map<string, OpenPool>()
  readonly #ends = new Map<EndReason, number>()
  readonly #unloadable = new Set<string>()
  readonly #leftOut = new Set<string>()
  readonly #inUse: FramesInUse
  readonly #sweeping: NodeJS.Timeout
  #standsBy = ''

  constructor(sources: PoolsSources, inUse: FramesInUse) {
    this.#sources = sources
    this.#inUse = inUse
    this.#sweeping = setInterval(() => {
      void this.standBy()
      this.#sweep(lingerMs)
    }, limits.workerStandByMs).unref()
  }

  /** Resolves when a frame takes pages, however often its workers have to be started for it. */
  async open(frame: FrameProgram): Promise<void> {
    await this.#of(frame).opened
  }

  /** The same, but rejects, and leaves nothing of it, when the first of them does not start: another frame is served meanwhile. */
  async start(frame: FrameProgram): Promise<void> {
    const { opened, failure } = this.#of(frame)
    try {
      await Promise.race([opened, failure.promise])
    } catch (error) {
      await this.#close(frame.id)
      throw error
    }
  }

  /** Has one worker ready for the frame that a roll back would bring: it is served at once then. */
  async standBy(): Promise<void> {
    const before = await this.#inUse.before()
    const id = before?.id ?? ''
    if (id === this.#standsBy) return
    this.#standsBy = id
    if (!before || this.#pools.has(id)) return
    // It is not tried again before it is needed.
    const { opened, failure } = this.#add(before, 1)
    await Promise.race([opened, failure.promise]).catch(() => this.#close(id))
  }

  /** Has a worker of this frame do something, as `WorkerPool.run` does. */
  run<T>(frame: FrameProgram, job: Job<T>): Promise<T> {
    return this.#of(frame).pool.run(job)
  }

  /** What shared modules of a frame that has workers export. */
  sharedNames(frameId: string): Record<string, string[]> {
    return this.#pools.get(frameId)?.pool.sharedNames ?? {}
  }

  /** No worker loads this release, `<remote>/<release>`, before a page asks for it. */
  leaveOut(key: string): void {
    this.#unloadable.add(key)
    this.#leftOut.add(key)
  }

  /** Whether it was found to end workers, one after the other. */
  isLeftOut(key: string): boolean {
    return this.#leftOut.has(key)
  }

  figures(): PoolFigures {
    const all = [...this.#pools.values()].map(({ pool }) => pool.figures())
    const sum = (kind: 'ready' | 'jobs' | 'waiting') =>
      all.reduce((total, figures) => total + figures[kind], 0)
    return {
      ...{ ready: sum('ready'), jobs: sum('jobs'), waiting: sum('waiting') },
      ends: this.#ends,
      consumption: () => all.flatMap((one) => one.consumption()),
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping)
    await Promise.all([...this.#pools.keys()].map((id) => this.#close(id)))
  }

  #of(frame: FrameProgram): OpenPool {
    const known = this.#pools.get(frame.id)
    if (!known) return this.#add(frame)
    known.usedAt = performance.now()
    known.pool.keep()
    return known
  }

  /** @param count of workers; as many as the live one has */
  #add(frame: FrameProgram, count?: number): OpenPool {
    if (this.#pools.size >= maxFrames) this.#sweep(0)
    const failure = Promise.withResolvers<never>()
    const pool = new WorkerPool({
      ...this.#sources,
      frame: frame.id,
      program: { main: frame.main, folders: this.#sources.folders },
      live: () => this.#liveFor(frame),
      ends: this.#ends,
      unloadable: this.#unloadable,
      onStartFailed: failure.reject,
    })
    const opened = pool.open(count)
    // Whoever asks for a page hears of it.
    for (const each of [opened, failure.promise]) each.catch(() => undefined)
    const usedAt = performance.now()
    const open: OpenPool = { pool, opened, failure, isStarting: true, usedAt }
    const started = () => (open.isStarting = false)
    opened.then(started, started)
    this.#pools.set(frame.id, open)
    return open
  }

  /** What its workers load ahead: of what visitors get, that which works with the kit of this frame. */
  async #liveFor({ kit }: FrameProgram): Promise<RenderComposition> {
    const live = await this.#sources.live()
    return live.frame.kit === kit ? live : { ...live, code: {} }
  }

  /** Ends the workers of what is not served and was not asked for lately; of all that is not served only the oldest goes at 0. */
  #sweep(unusedMs: number): void {
    const now = performance.now()
    const unserved = [...this.#pools]
      .filter(
        ([id, open]) =>
          !this.#inUse.isServed(id) &&
          id !== this.#standsBy &&
          !open.isStarting &&
          now - open.usedAt >= unusedMs,
      )
      .sort(([, one], [, other]) => one.usedAt - other.usedAt)
    for (const [id] of unusedMs > 0 ? unserved : unserved.slice(0, 1)) void this.#close(id)
  }

  async #close(id: string): Promise<void> {
    const open = this.#pools.get(id)
    this.#pools.delete(id)
    open?.failure.reject(new Error('Nobody needs this frame any more'))
    await open?.pool.close()
  }
}
