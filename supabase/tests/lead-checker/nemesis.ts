import { setTimeout as pause } from 'node:timers/promises'
import type { Clients } from './clients.ts'
import { callWorker } from './operator.ts'
import type { Answer } from './send-form.ts'
import type { SinkMode } from './sink.ts'
import type { Processes } from './with-processes.ts'

const modes: SinkMode[] = ['accept', 'refuse', 'stall', 'reset']
const victims = [
  'function',
  'worker',
  'backend',
  'shell',
  'sink',
  'disk',
  'journal',
  'nobody',
] as const

export type Victim = (typeof victims)[number]

/** How many strikes show every victim under every mood of the mail server. */
export const allFaults = modes.length * victims.length

/** A full disk: what it refuses, and how long the backend may then be silent before it is given room, in milliseconds. */
const fullDisks = {
  disk: { refused: 'growth', silentMs: 15_000 },
  // Postgres gives up at once when it cannot write its journal. PGlite then answers nobody any more, and spins: who waits
  // longer keeps a core busy. On a slow machine that costs a restart which was not needed.
  journal: { refused: 'writes', silentMs: 1_000 },
} as const

/** As many forms as surely make the database's files grow. */
const enoughToMeet = 200

/**
 * Breaks things, one strike after the other. Each kill is `kill -9`, and what was killed is started again; a disk that
 * was filled is given room again.
 */
export class Nemesis {
  readonly strikes: Record<Victim, number> = {
    function: 0,
    worker: 0,
    backend: 0,
    shell: 0,
    sink: 0,
    disk: 0,
    journal: 0,
    nobody: 0,
  }
  /** How often the backend had to be started again because it stayed silent after its disk had been full. */
  restarts = 0
  readonly #processes: Processes
  readonly #clients: Clients
  #last: Promise<void> = Promise.resolve()
  #count = 0

  constructor(processes: Processes, clients: Clients) {
    this.#processes = processes
    this.#clients = clients
  }

  /** Begins the next strike as soon as the one before is over. */
  strike(): void {
    const number = this.#count++
    this.#last = this.#last.then(() => this.#strike(number))
    // Its failure is told by `rest`.
    this.#last.catch(() => undefined)
  }

  /** Resolves when all is running again, and the mail server is well. */
  async rest(): Promise<void> {
    await this.#last
    this.#processes.sink.setMode('accept')
  }

  async #strike(number: number): Promise<void> {
    const round = Math.floor(number / victims.length)
    const index = number % victims.length
    const victim = victims[index] ?? 'nobody'
    this.#processes.sink.setMode(modes[(index + round) % modes.length] ?? 'accept')
    await pause(Math.random() * 300)
    if (await this.#hit(victim)) this.strikes[victim] += 1
  }

  /** @returns whether it was hit: a function may be down just now */
  async #hit(victim: Victim): Promise<boolean> {
    const { backend, sink, shell } = this.#processes
    switch (victim) {
      case 'function':
        return backend.killFunction('send-contact-email')
      case 'worker':
        return this.#killWorker()
      case 'disk':
      case 'journal':
        return this.#fillDisk(victim)
      case 'nobody':
        return false
      default: {
        const process = { backend, sink, shell }[victim]
        await process.kill()
        await process.start()
        return true
      }
    }
  }

  /** In the middle of its work: everything that failed so far is due. */
  async #killWorker(): Promise<boolean> {
    const { backend } = this.#processes
    await backend.openClient().rpc('retry_contact_mails')
    callWorker(backend).catch(() => undefined)
    await pause(50 + Math.random() * 500)
    return backend.killFunction('deliver-mails')
  }

  /** Until a form meets it. Then everything must go on, if need be as after an operator's restart. */
  async #fillDisk(victim: keyof typeof fullDisks): Promise<boolean> {
    const { backend } = this.#processes
    const clients = this.#clients
    const { refused, silentMs } = fullDisks[victim]
    await this.#waitUntilAcknowledged()
    backend.fillDisk(refused)
    let form = clients.sendOne()
    let met = await answerWithin(form, silentMs)
    // They fill the pages that are there already. If it is never met, the verdict tells what became of them.
    for (let sent = 1; met === 'acknowledged' && sent < enoughToMeet; sent += 1) {
      form = clients.sendOne()
      met = await answerWithin(form, silentMs)
    }
    backend.makeRoom()
    if (met === 'unanswered') {
      const next = clients.sendOne()
      if ((await answerWithin(next, silentMs)) === 'unanswered') await this.#restartBackend()
      else if ((await form).answer === 'unanswered')
        (await form).submission.oddAnswers.push('nothing, while the disk was full')
      await Promise.all([form, next])
    }
    await this.#waitUntilAcknowledged()
    return met !== 'acknowledged'
  }

  async #restartBackend(): Promise<void> {
    this.restarts += 1
    await this.#processes.backend.kill()
    await this.#processes.backend.start()
  }

  /** @throws when nothing is taken for a long time */
  async #waitUntilAcknowledged(): Promise<void> {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { answer } = await this.#clients.sendOne()
      if (answer === 'acknowledged') return
      await pause(500)
    }
    throw new Error('No form is taken any more')
  }
}

/** What a form's sender has heard after so many milliseconds; the sender waits on. */
const answerWithin = (form: ReturnType<Clients['sendOne']>, ms: number): Promise<Answer> =>
  Promise.race([
    form.then(({ answer }) => answer),
    pause(ms, 'unanswered' as const, { ref: false }),
  ])
