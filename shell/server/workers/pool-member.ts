import { AsyncLocalStorage } from 'node:async_hooks'
import { shellRemote } from 'delivery'
import type { Site } from 'shared-ui'
import type { RenderComposition } from '../rendering/release-code.ts'
import type { FrontFunctions } from '../rendering/worker-functions.ts'
import { backendForWorkers } from './ask-backend.ts'
import { startWorker, type WorkerProcess, type WorkerProgram } from './worker-process.ts'

export interface MemberOptions {
  /** Id of the frame that it renders with. */
  frame: string
  program: WorkerProgram
  site: Site
  fetchBackend: typeof fetch
  readSearchIndex: FrontFunctions['readSearchIndex']
}

export interface Job<T> {
  work: (ask: WorkerProcess['ask'], job: number) => Promise<T>
  /** Whose code it may run. */
  code: RenderComposition['code']
  /** The longest that it takes, in milliseconds. */
  ms: number
}

/** A worker, and what runs in it. */
export class PoolMember {
  readonly worker: WorkerProcess
  /** By number, with the context of whoever asked. */
  readonly #jobs = new Map<number, <T>(work: () => T) => T>()
  /** Jobs that were given to it and have not begun: whoever waited for it hears of it a little later. */
  #reserved = 0
  /** Releases, as `<remote>/<release>`, that it was ever told to run: of others it can say nothing. */
  readonly #told = new Set<string>()
  #state: 'starts' | 'serves' | 'goes' = 'starts'
  #servesSince = 0
  /** When it has answered last, by the process's clock. */
  answeredAt = 0
  /** Another one is to take its place. */
  isTired = false

  constructor({ frame, program, site, fetchBackend, readSearchIndex }: MemberOptions) {
    this.#told.add(`${shellRemote}/${frame}`)
    const askBackend = backendForWorkers(site.supabaseUrl, (job, ask) => {
      const inContext = this.#jobs.get(job)
      // What goes on when its page has long been given up would go on for ever.
      if (!inContext && this.#state !== 'starts') throw new Error('Nobody waits for this any more')
      return inContext ? inContext(() => ask(fetchBackend)) : ask(fetchBackend)
    })
    this.worker = startWorker(program, { askBackend, readSearchIndex })
  }

  get serves(): boolean {
    return this.#state === 'serves'
  }

  /** Somebody waits for what it does. */
  get isBusy(): boolean {
    return this.#state === 'starts' || this.jobCount > 0
  }

  get jobCount(): number {
    return this.#jobs.size + this.#reserved
  }

  /** It has taken pages for so long, in milliseconds; 0 before. */
  get servedMs(): number {
    return this.#state === 'starts' ? 0 : performance.now() - this.#servesSince
  }

  isAt(job: number | undefined): boolean {
    return job !== undefined && this.#jobs.has(job)
  }

  serve(): void {
    this.#state = 'serves'
    this.#servesSince = performance.now()
  }

  /** Until `do`, a job counts that somebody is told to bring. */
  reserve(): this {
    this.#reserved++
    return this
  }

  /** Does a job that was reserved. A worker that takes longer than it may is ended, whatever else it does. */
  async do<T>(job: number, { work, code, ms }: Job<T>): Promise<T> {
    this.#reserved--
    this.#jobs.set(job, AsyncLocalStorage.snapshot())
    this.tell(code)
    const deadline = setTimeout(() => this.worker.kill('late'), ms)
    try {
      return await work(this.worker.ask, job)
    } finally {
      clearTimeout(deadline)
      this.#jobs.delete(job)
      this.answeredAt = performance.now()
      this.#goIfDone()
    }
  }

  tell(code: RenderComposition['code']): void {
    for (const [remote, { release }] of Object.entries(code)) this.#told.add(`${remote}/${release}`)
  }

  /** Code of remotes may run in it, or have run. */
  get hasCode(): boolean {
    // The frame is the first.
    return this.#told.size > 1
  }

  /** Whether it was told to run all of these: a worker may say anything of what it ran last. */
  knows(releases: readonly string[]): boolean {
    return releases.every((key) => this.#told.has(key))
  }

  /** It gets no more pages, and ends when it has none. Resolves when it has ended, or at once while it has pages. */
  async dismiss(): Promise<void> {
    this.#state = 'goes'
    this.#goIfDone()
    if (this.jobCount === 0) await this.worker.ended
  }

  #goIfDone(): void {
    if (this.#state === 'goes' && this.jobCount === 0) this.worker.kill('tired')
  }
}
