import { shellRemote } from 'delivery'
import { inTime } from '../deadlines.ts'
import { limits } from '../limits.ts'
import { readConsumption } from './consumption.ts'
import type { Job, PoolMember } from './pool-member.ts'
import { Supervisor, type SupervisorOptions } from './supervisor.ts'
import { WorkerLost } from './worker-process.ts'

export interface PoolOptions extends SupervisorOptions {
  /** Workers that pages are given to; one more is ready to take a place. */
  count: number
}

export type PoolFigures = ReturnType<WorkerPool['figures']>

/** The processes that run remotes' code: who gets the next page. */
export class WorkerPool {
  readonly #count: number
  readonly #frame: string
  readonly #ends: PoolOptions['ends']
  readonly #supervisor: Supervisor
  readonly #waiting = new Set<(member: PoolMember) => void>()
  #lastJob = 0
  #isKept = false

  constructor({ count, ...options }: PoolOptions) {
    this.#count = count
    this.#frame = options.frame
    this.#ends = options.ends
    this.#supervisor = new Supervisor(options, (member) => {
      for (const resolve of this.#waiting) resolve((this.#freest() ?? member).reserve())
    })
  }

  /** Resolves when the first worker takes pages; the others follow one by one: so many, or as many as pages need. */
  async open(count?: number): Promise<void> {
    if (count === undefined) this.keep()
    else this.#supervisor.keep(count)
    const until = performance.now() + limits.workerStartMs
    const work: Job<void>['work'] = ({ ping }) => ping()
    for (;;) {
      const first = this.#freest()?.reserve() ?? (await this.#nextReady(until - performance.now()))
      try {
        return await first.do(++this.#lastJob, { work, composition: null, ms: limits.workerJobMs })
      } catch (error) {
        // What remotes' code may have ended says nothing of the frame: the next one is asked.
        if (!(error instanceof WorkerLost && first.hasCode)) throw error
      }
    }
  }

  /** From now on it has as many workers as pages need; the one that stands by comes last. */
  keep(): void {
    if (this.#isKept) return
    this.#isKept = true
    this.#supervisor.keep(this.#count)
    setTimeout(() => this.#supervisor.keep(this.#count + 1), limits.workerStandByMs).unref()
  }

  /**
   * Has a worker do something. Rejects with what it rejects with, with `WorkerLost` when it ends meanwhile or none starts any more,
   * or when no worker becomes free in time.
   */
  async run<T>(job: Job<T>): Promise<T> {
    const free = this.#freest()?.reserve()
    if (!free && this.#supervisor.isInVain) throw this.#frameLost()
    return (free ?? (await this.#nextReady())).do(++this.#lastJob, job)
  }

  get sharedNames(): Record<string, string[]> {
    return this.#supervisor.sharedNames
  }

  /** Workers by what they do, for whoever watches. */
  figures() {
    const members = [...this.#supervisor.members]
    return {
      ready: members.filter(({ serves }) => serves).length,
      jobs: members.reduce((sum, { jobCount }) => sum + jobCount, 0),
      waiting: this.#waiting.size,
      ends: this.#ends,
      /** Of each that runs, as far as the system tells. */
      consumption: () => members.flatMap(({ worker }) => readConsumption(worker.pid) ?? []),
    }
  }

  close(): Promise<void> {
    return this.#supervisor.close()
  }

  /** Of those that serve, who has the least to do. The last one to come stands by. */
  #freest(): PoolMember | undefined {
    const serving = [...this.#supervisor.members].filter(({ serves }) => serves)
    // Of two, the one that has answered last is not the one that is stuck.
    const byHope = (a: PoolMember, b: PoolMember) =>
      a.jobCount - b.jobCount || b.answeredAt - a.answeredAt
    return serving.slice(0, this.#count).sort(byHope)[0]
  }

  /** Its own program is the cause, as when it ends over a page. */
  #frameLost(): WorkerLost {
    const releases = [`${shellRemote}/${this.#frame}`]
    return new WorkerLost('exit', { job: 0, phase: 'load', releases })
  }

  async #nextReady(ms: number = limits.workerWaitMs): Promise<PoolMember> {
    let resolve: (member: PoolMember) => void = () => undefined
    const next = new Promise<PoolMember>((found) => this.#waiting.add((resolve = found)))
    try {
      return await inTime(next, ms, 'no render worker is free')
    } finally {
      this.#waiting.delete(resolve)
    }
  }
}
