import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { deadlines, inTime } from '../deadlines.ts'
import { limitLines } from '../http/limit-lines.ts'
import { limits } from '../limits.ts'
import { keysOf, type RenderComposition } from '../rendering/release-code.ts'
import { PoolMember, type MemberOptions } from './pool-member.ts'
import { watchWorker } from './watch-worker.ts'
import { WorkerLost, type EndReason, type WorkerProgram } from './worker-process.ts'

export interface SupervisorOptions extends Omit<MemberOptions, 'program'> {
  program: Omit<WorkerProgram, 'onOutput'>
  /** Whose code a worker loads before pages are given to it. */
  live: () => Promise<RenderComposition>
  /** Whether the files of a release, `<remote>/<release>`, are at hand: these are loaded first. */
  isAtHand: (key: string) => boolean
  isHere: (key: string) => boolean
  /** Told of every worker that ended, and whether somebody who waits is told too. */
  onLost: (lost: WorkerLost, isHeard: boolean) => void
  /** Shared by all pools: how their workers ended, and what they do not load ahead. */
  ends: Map<EndReason, number>
  unloadable: Set<string>
  /** Told when no worker comes to serve, whatever remotes do. */
  onStartFailed?: (error: unknown) => void
  log: Logger
}

/** After so many, nobody waits for the next: remotes that keep a worker from starting are left out before. */
const maxFailedStarts = 3

/** Keeps as many workers running as are wanted: starts them, has them load what is live, and replaces those that end or tire. */
export class Supervisor {
  readonly members = new Set<PoolMember>()
  sharedNames: Record<string, string[]> = {}
  readonly #options: SupervisorOptions
  readonly #onReady: (member: PoolMember) => void
  readonly #onOutput: WorkerProgram['onOutput']
  #wanted = 0
  /** Starts that failed, or of which nothing was left soon, one after the other, and until when none is tried after them. */
  #startsInVain = 0
  #restsUntil = 0
  #failedStarts = 0
  #isFilling = false
  #isClosed = false

  constructor(options: SupervisorOptions, onReady: (member: PoolMember) => void) {
    this.#options = options
    this.#onReady = onReady
    const complain = limitLines(options.log, { leftOut: 'worker-output-left-out', perMinute: 100 })
    this.#onOutput = (text) => complain({ event: 'worker-said', text: text.slice(0, 500) })
  }

  /** One worker after the other did not come to serve, and none does. */
  get isInVain(): boolean {
    return this.#failedStarts >= maxFailedStarts && ![...this.members].some(({ serves }) => serves)
  }

  /** One starts after the other: what serves already has the processors for itself. */
  keep(count: number): void {
    this.#wanted = count
    void this.#fill()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { worker } of this.members) worker.kill('closed')
    await Promise.all([...this.members].map(({ worker }) => worker.ended))
  }

  async #fill(): Promise<void> {
    if (this.#isFilling) return
    this.#isFilling = true
    while (this.#isMissing()) {
      await delay(Math.max(0, this.#restsUntil - performance.now()), null, { ref: false })
      if (!this.#isMissing()) break
      const added = await this.#add()
      // One goes for each that comes: of those whose time is over there may be many at once.
      const tired = [...this.members].find((one) => one.isTired && one.serves && one !== added)
      if (added) await tired?.dismiss()
    }
    this.#isFilling = false
    for (const member of this.members) if (member.isTired) void member.dismiss()
  }

  #isMissing(): boolean {
    const fresh = [...this.members].filter(({ isTired }) => !isTired)
    return !this.#isClosed && fresh.length < this.#wanted
  }

  /** Resolves to one that serves, or to null. Never rejects: nobody else would start one. */
  async #add(): Promise<PoolMember | null> {
    let member: PoolMember | null = null
    const { unloadable } = this.#options
    const leftOut = unloadable.size
    try {
      member = this.#begin()
      await this.#prepare(member)
      member.serve()
      this.#failedStarts = 0
      this.#onReady(member)
      return member
    } catch (error) {
      member?.worker.kill('exit')
      await member?.worker.ended
      if (this.#isClosed) return null
      // With a release less to load, the next start is another.
      if (unloadable.size === leftOut) this.#failedStarts++
      // There was no room for it: whoever watches ends counts it too.
      if (!member) this.#countEnd('exit')
      this.#options.log.error({ event: 'worker-not-started', error: String(error).slice(0, 500) })
      // What remotes' code may have ended says nothing of the frame.
      if (!member?.hasCode || this.isInVain) this.#options.onStartFailed?.(error)
      this.#rest()
      return null
    }
  }

  #begin(): PoolMember {
    const program = { ...this.#options.program, onOutput: this.#onOutput }
    const member = new PoolMember({ ...this.#options, program })
    this.members.add(member)
    void member.worker.ended.then((lost) => this.#forget(member, lost))
    return member
  }

  async #prepare(member: PoolMember): Promise<void> {
    const { worker } = member
    this.sharedNames = await worker.ask.open(this.#options.site)
    // Not before: on a slow machine our own code takes its time to begin.
    watchWorker(member, () => this.#replace(member))
    const composition = await this.#options.live()
    member.tell(composition)
    const until = performance.now() + deadlines.start
    for (const key of this.#firstOf(composition)) {
      const [remote = ''] = key.split('/')
      const ms = until - performance.now()
      // What a page asks for is loaded then.
      if (ms < 0 || this.#options.unloadable.has(key)) continue
      const loading = worker.ask.loadAhead(0, composition, remote)
      await inTime(loading, ms, `${remote} did not load in time`).catch((error: unknown) => {
        if (!worker.isRunning()) throw error
        // A store that does not bring it is not its fault.
        if (this.#options.isHere(key)) this.#options.unloadable.add(key)
        this.#options.log.warn({ event: 'not-loaded', remote, error: String(error).slice(0, 500) })
      })
    }
  }

  /** What is loaded ahead, `<remote>/<release>`: first what visitors asked for, and of the rest a few. */
  #firstOf(composition: RenderComposition): string[] {
    const all = keysOf(composition)
    const atHand = all.filter((key) => this.#options.isAtHand(key))
    const others = all.filter((key) => !atHand.includes(key))
    return [...atHand, ...others.slice(0, Math.max(0, limits.loadedAhead - atHand.length))]
  }

  #replace(member: PoolMember): void {
    if (member.isTired) return
    member.isTired = true
    if (member.servedMs < limits.workerStandByMs) this.#rest()
    // Before it has answered anything somebody's code holds too much.
    if (!member.serves) this.#options.onLost(new WorkerLost('memory', null), false)
    void this.#fill()
  }

  /** What fails again and again is tried less and less often. */
  #rest(): void {
    const now = performance.now()
    if (now - this.#restsUntil > limits.workerStandByMs) this.#startsInVain = 0
    this.#startsInVain++
    this.#restsUntil = now + Math.min(50 * 2 ** this.#startsInVain, limits.workerRestMs)
  }

  #forget(member: PoolMember, lost: WorkerLost): void {
    this.members.delete(member)
    // What it said was read later: of several pages another one may have gone on since.
    const isUnclear = lost.reason === 'nonsense' && member.jobCount > 1
    if (this.#isClosed || isUnclear || !member.knows(lost.last?.releases ?? [])) lost.last = null
    const isHeard = member.isAt(lost.last?.job)
    member.worker.ask.$close(lost)
    if (this.#isClosed) return
    this.#countEnd(lost.reason)
    if (lost.last?.phase === 'load')
      for (const key of lost.last.releases) this.#options.unloadable.add(key)
    if (!lost.last && member.serves && member.servedMs < limits.workerStandByMs) this.#rest()
    void this.#fill()
    // Before it has code of anybody it is our own fault.
    if (lost.reason !== 'tired' && member.hasCode) this.#options.onLost(lost, isHeard)
  }

  #countEnd(reason: EndReason): void {
    const { ends } = this.#options
    ends.set(reason, (ends.get(reason) ?? 0) + 1)
  }
}
