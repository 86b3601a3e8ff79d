import { AsyncLocalStorage } from 'node:async_hooks'
import type { Site } from 'shared-ui'
import type { FrontFunctions } from '../rendering/worker-functions.ts'
import { backendForWorkers } from './ask-backend.ts'
import { startWorker, type WorkerProcess, type WorkerProgram } from './worker-process.ts'

export interface MemberOptions {
  program: WorkerProgram
  site: Site
  fetchBackend: typeof fetch
  readSearchIndex: FrontFunctions['readSearchIndex']
}

/** A worker, and what runs in it. */
export class PoolMember {
  readonly worker: WorkerProcess
  /** By number, with the context of whoever asked. */
  readonly #jobs = new Map<number, <T>(work: () => T) => T>()
  #state: 'starts' | 'serves' | 'goes' = 'starts'
  /** When it began to serve, and when it has answered last, by the process's clock. */
  servesSince = 0
  answeredAt = 0
  /** Another one is to take its place. */
  isTired = false

  constructor({ program, site, fetchBackend, readSearchIndex }: MemberOptions) {
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
    return this.#state === 'starts' || this.#jobs.size > 0
  }

  get jobCount(): number {
    return this.#jobs.size
  }

  isAt(job: number | undefined): boolean {
    return job !== undefined && this.#jobs.has(job)
  }

  serve(): void {
    this.#state = 'serves'
    this.servesSince = performance.now()
  }

  async do<T>(
    job: number,
    work: (ask: WorkerProcess['ask'], job: number) => Promise<T>,
  ): Promise<T> {
    this.#jobs.set(job, AsyncLocalStorage.snapshot())
    try {
      return await work(this.worker.ask, job)
    } finally {
      this.#jobs.delete(job)
      this.answeredAt = performance.now()
      this.#goIfDone()
    }
  }

  /** It gets no more pages, and ends when it has none. */
  dismiss(): void {
    this.#state = 'goes'
    this.#goIfDone()
  }

  #goIfDone(): void {
    if (this.#state === 'goes' && this.#jobs.size === 0) this.worker.kill('tired')
  }
}
