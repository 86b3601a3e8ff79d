import { AsyncLocalStorage } from 'node:async_hooks'
import { shellRemote } from 'delivery'
import type { Site } from 'shared-ui'
import { keysOf, type RenderComposition } from '../rendering/release-code.ts'
import type { FrontFunctions } from '../rendering/worker-functions.ts'
import type { AroundPage } from '../rendering/write-page.ts'
import { backendForWorkers } from './ask-backend.ts'
import { parseKind } from './parse-answer.ts'
import { startWorker, type WorkerProcess, type WorkerProgram } from './worker-process.ts'

export interface MemberOptions {
  /** Id of the frame that it renders with. */
  frame: string
  program: WorkerProgram
  site: Site
  fetchBackend: typeof fetch
  readSearchIndex: FrontFunctions['readSearchIndex']
  bringCode: FrontFunctions['bringCode']
}

export interface Job<T> {
  work: (ask: WorkerProcess['ask'], job: number) => Promise<T>
  /** Whose code it may run; null where that is nobody's. */
  composition: RenderComposition | null
  /** Of a page. */
  partsOf?: AroundPage['partsOf']
  /** The longest that it takes, in milliseconds. */
  ms: number
}

interface RunningJob extends Pick<Job<unknown>, 'composition' | 'partsOf'> {
  /** Has something done as for whoever asked. */
  inContext: <T>(work: () => T) => T
}

/** A worker, and what runs in it. */
export class PoolMember {
  readonly worker: WorkerProcess
  /** By number, with the context of whoever asked. */
  readonly #jobs = new Map<number, RunningJob>()
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

  constructor(options: MemberOptions) {
    const { frame, program, site, fetchBackend, readSearchIndex } = options
    this.#told.add(`${shellRemote}/${frame}`)
    const askBackend = backendForWorkers(site.supabaseUrl, (job, ask) => {
      const { inContext } = this.#jobs.get(job) ?? {}
      // What goes on when its page has long been given up would go on for ever.
      if (!inContext && this.#state !== 'starts') throw new Error('Nobody waits for this any more')
      return inContext ? inContext(() => ask(fetchBackend)) : ask(fetchBackend)
    })
    const bringCode: FrontFunctions['bringCode'] = async (remote, release) => {
      if (!this.knows([`${remote}/${release}`])) throw new Error('It was not told of this release')
      return options.bringCode(remote, release)
    }
    const readComposition: FrontFunctions['readComposition'] = (job) => {
      const { composition } = this.#jobs.get(job) ?? {}
      if (!composition) throw new Error('There is no such page')
      return Promise.resolve(composition)
    }
    const readParts: FrontFunctions['readParts'] = async (job, kind) => {
      const running = this.#jobs.get(job)
      if (!running?.partsOf) throw new Error('There is no such page, or it was told already')
      const { partsOf } = running
      // Each kind costs some milliseconds, and a page is of one.
      delete running.partsOf
      return partsOf(parseKind(kind))
    }
    const front = { askBackend, readSearchIndex, bringCode, readComposition, readParts }
    this.worker = startWorker(program, front)
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
  async do<T>(job: number, { work, ms, ...of }: Job<T>): Promise<T> {
    this.#reserved--
    this.#jobs.set(job, { inContext: AsyncLocalStorage.snapshot(), ...of })
    if (of.composition) this.tell(of.composition)
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

  tell(composition: RenderComposition): void {
    for (const key of keysOf(composition)) this.#told.add(key)
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
