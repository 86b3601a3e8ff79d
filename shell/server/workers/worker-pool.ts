import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Site } from 'shared-ui'
import { withDeadline } from '../../src/with-deadline.ts'
import { DeadlineError } from '../deadlines.ts'
import { limitLines } from '../http/limit-lines.ts'
import { limits } from '../limits.ts'
import type {
  FrontFunctions,
  RenderComposition,
  WorkerFunctions,
} from '../rendering/worker-functions.ts'
import { backendForWorkers } from './ask-backend.ts'
import { readConsumption, type Consumption } from './consumption.ts'
import { watchWorker } from './watch-worker.ts'
import {
  startWorker,
  type EndReason,
  type WorkerLost,
  type WorkerProcess,
  type WorkerProgram,
} from './worker-process.ts'

export interface PoolOptions {
  program: Omit<WorkerProgram, 'onOutput'>
  /** Workers that pages are given to; one more is ready to take a place. */
  count: number
  site: Site
  fetchBackend: typeof fetch
  readSearchIndex: FrontFunctions['readSearchIndex']
  /** Whose code a worker loads before pages are given to it. */
  live: () => Promise<RenderComposition>
  /** Told of every worker that ended, and whether somebody who waits is told too. */
  onLost: (lost: WorkerLost, isHeard: boolean) => void
  log: Logger
}

/** Workers by what they do, for whoever watches. */
export interface PoolFigures {
  ready: number
  jobs: number
  waiting: number
  ends: ReadonlyMap<EndReason, number>
  /** Of each that runs, as far as the system tells. */
  consumption: () => Promise<Consumption[]>
}

interface Member {
  worker: WorkerProcess
  /** What runs in it, with the context of whoever asked. */
  jobs: Map<number, <T>(work: () => T) => T>
  /** When pages were first given to it, and when it has answered last, by the process's clock. */
  readyAt: number
  answeredAt: number
  /** Whether pages are given to it. */
  isReady: boolean
  /** Another one is to take its place. */
  isTired: boolean
}

type Ask = WorkerProcess['ask']

/** The processes that run remotes' code: who gets the next page, who is ended, and who comes in his place. */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #members = new Set<Member>()
  readonly #waiting: ((member: Member) => void)[] = []
  readonly #ends = new Map<EndReason, number>()
  /** Releases, as `<remote>/<release>`, that did not load, or ended a worker over it: no worker loads them ahead again. */
  readonly #unloadable = new Set<string>()
  readonly #complain: (line: object) => void
  #wanted: number
  #lastJob = 0
  /** Starts that failed, or of which nothing was left soon, one after the other, and the last of them. */
  #startsInVain = 0
  #lastInVain = -Infinity
  #isFilling = false
  #isClosed = false
  sharedNames: Record<string, string[]> = {}

  constructor(options: PoolOptions) {
    this.#options = options
    this.#wanted = options.count
    this.#complain = limitLines(options.log, { leftOut: 'worker-output-left-out', perMinute: 100 })
  }

  /** Resolves when the first worker takes pages; the others follow one by one. */
  async open(): Promise<void> {
    const first = this.#nextReady(limits.workerStartMs)
    void this.#fill()
    await first
    const standBy = () => {
      this.#wanted = this.#options.count + 1
      void this.#fill()
    }
    setTimeout(standBy, limits.workerStandByMs).unref()
  }

  /**
   * Has a worker do something. Rejects with what it rejects with, with `WorkerLost` when it ends meanwhile, or when no worker
   * becomes free in time.
   */
  async run<T>(work: (ask: Ask, job: number) => Promise<T>): Promise<T> {
    const member = this.#freest() ?? (await this.#nextReady())
    const job = ++this.#lastJob
    member.jobs.set(job, AsyncLocalStorage.snapshot())
    try {
      return await work(member.worker.ask, job)
    } finally {
      member.jobs.delete(job)
      member.answeredAt = performance.now()
      if (member.isTired && !member.isReady && member.jobs.size === 0) member.worker.kill('tired')
    }
  }

  figures(): PoolFigures {
    return {
      ready: this.#count(({ isReady }) => isReady),
      jobs: [...this.#members].reduce((sum, { jobs }) => sum + jobs.size, 0),
      waiting: this.#waiting.length,
      ends: this.#ends,
      consumption: async () => {
        const read = [...this.#members].map(({ worker }) => readConsumption(worker.pid))
        return (await Promise.all(read)).filter((one) => one !== null)
      },
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { worker } of this.#members) worker.kill('closed')
    await Promise.all([...this.#members].map(({ worker }) => worker.ended))
  }

  /** Of those that serve, who has the least to do. The last one to come stands by. */
  #freest(): Member | undefined {
    const ready = [...this.#members].filter(({ isReady }) => isReady)
    // Of two, the one that has answered last is not the one that is stuck.
    const byHope = (a: Member, b: Member) =>
      a.jobs.size - b.jobs.size || b.answeredAt - a.answeredAt
    return ready.slice(0, this.#options.count).sort(byHope)[0]
  }

  #nextReady(ms: number = limits.workerWaitMs): Promise<Member> {
    const next = new Promise<Member>((resolve) => this.#waiting.push(resolve))
    return withDeadline(next, ms, () => new DeadlineError('no render worker is free'))
  }

  /** Starts those that are missing, one after the other: what serves already has the processors for itself. */
  async #fill(): Promise<void> {
    if (this.#isFilling) return
    this.#isFilling = true
    while (!this.#isClosed && this.#count(({ isTired }) => !isTired) < this.#wanted) {
      await this.#add()
      // One goes for each that comes: of those whose time is over there may be many at once.
      const tired = [...this.#members].find(({ isTired, isReady }) => isTired && isReady)
      if (tired) this.#dismiss(tired)
      if (this.#startsInVain > 0)
        await delay(Math.min(50 * 2 ** this.#startsInVain, limits.workerRestMs))
    }
    this.#isFilling = false
    for (const member of this.#members) if (member.isTired) this.#dismiss(member)
  }

  #countInVain(): void {
    this.#startsInVain++
    this.#lastInVain = performance.now()
  }

  async #add(): Promise<void> {
    let member: Member | null = null
    try {
      member = this.#start()
      await this.#prepare(member)
      member.readyAt = performance.now()
      if (member.readyAt - this.#lastInVain > limits.workerStandByMs) this.#startsInVain = 0
      member.isReady = true
      for (const resolve of this.#waiting.splice(0)) resolve(this.#freest() ?? member)
    } catch (error) {
      member?.worker.kill('exit')
      await member?.worker.ended
      if (this.#isClosed) return
      this.#options.log.error({ event: 'worker-not-started', error: String(error) })
      this.#countInVain()
    }
  }

  #count(which: (member: Member) => boolean): number {
    return [...this.#members].filter(which).length
  }

  /** It gets no more pages, and ends when it has none. */
  #dismiss(member: Member): void {
    member.isReady = false
    if (member.jobs.size === 0) member.worker.kill('tired')
  }

  #start(): Member {
    const { program, fetchBackend, readSearchIndex, site } = this.#options
    const jobs: Member['jobs'] = new Map()
    const worker = startWorker(
      {
        ...program,
        onOutput: (text) => this.#complain({ event: 'worker-said', text: text.slice(0, 500) }),
      },
      {
        askBackend: backendForWorkers(site.supabaseUrl, (job, ask) => {
          const inContext = jobs.get(job)
          // What goes on when its page has long been given up would go on for ever.
          if (!inContext && member.isReady) throw new Error('Nobody waits for this any more')
          return inContext ? inContext(() => ask(fetchBackend)) : ask(fetchBackend)
        }),
        readSearchIndex,
      },
    )
    const member: Member = {
      ...{ worker, jobs, readyAt: 0, answeredAt: 0 },
      ...{ isReady: false, isTired: false },
    }
    this.#members.add(member)
    void worker.ended.then((lost) => this.#forget(member, lost))
    return member
  }

  async #prepare(member: Member): Promise<void> {
    const { worker } = member
    this.sharedNames = await worker.ask.open(this.#options.site)
    // Not before: on a slow machine our own code takes its time to begin.
    watchWorker(worker, {
      isBusy: () => !member.isReady || member.jobs.size > 0,
      onTired: () => {
        if (member.isTired) return
        if (performance.now() - member.readyAt < limits.workerStandByMs) this.#countInVain()
        member.isTired = true
        void this.#fill()
      },
    })
    const composition = await this.#options.live()
    for (const [remote, { release }] of Object.entries(composition.code)) {
      if (this.#unloadable.has(`${remote}/${release}`)) continue
      const failed = (error: unknown) => {
        if (!worker.isRunning()) throw error
        this.#unloadable.add(`${remote}/${release}`)
        this.#options.log.warn({ event: 'not-loaded', remote, error: String(error) })
      }
      await worker.ask.loadAhead(0, composition, remote).catch(failed)
    }
  }

  #forget(member: Member, lost: WorkerLost): void {
    this.#members.delete(member)
    const isHeard = member.jobs.has(lost.last?.job ?? 0)
    member.worker.ask.$close(lost)
    if (this.#isClosed) return
    this.#ends.set(lost.reason, (this.#ends.get(lost.reason) ?? 0) + 1)
    if (lost.last?.phase === 'load') for (const key of lost.last.releases) this.#unloadable.add(key)
    if (lost.reason !== 'tired') this.#options.onLost(lost, isHeard)
    void this.#fill()
  }
}

export type { WorkerFunctions }
