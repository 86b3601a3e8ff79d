import { setTimeout as pause } from 'node:timers/promises'
import type { BackendProcess, SinkProcess } from './processes.ts'
import type { SinkMode } from './sink.ts'

const modes: SinkMode[] = ['accept', 'refuse', 'stall', 'reset']
const victims = ['function', 'worker', 'backend', 'sink', 'nobody'] as const

export type Victim = (typeof victims)[number]

/** How many strikes show every victim under every mood of the mail server. */
export const allFaults = modes.length * victims.length

/** Breaks things, one strike after the other; each kill is `kill -9`, and what was killed is started again. */
export class Nemesis {
  readonly kills: Record<Victim, number> = {
    function: 0,
    worker: 0,
    backend: 0,
    sink: 0,
    nobody: 0,
  }
  readonly #backend: BackendProcess
  readonly #sink: SinkProcess
  #last: Promise<void> = Promise.resolve()
  #strikes = 0

  constructor(backend: BackendProcess, sink: SinkProcess) {
    this.#backend = backend
    this.#sink = sink
  }

  /** Begins the next strike as soon as the one before is over. */
  strike(): void {
    const number = this.#strikes++
    this.#last = this.#last.then(() => this.#kill(number))
    // Its failure is told by `rest`.
    this.#last.catch(() => undefined)
  }

  /** Resolves when all is running again, and the mail server is well. */
  async rest(): Promise<void> {
    await this.#last
    this.#sink.setMode('accept')
  }

  async #kill(number: number): Promise<void> {
    const victim = victims[number % victims.length] ?? 'nobody'
    this.#sink.setMode(modes[number % modes.length] ?? 'accept')
    await pause(Math.random() * 300)
    if (await this.#killOne(victim)) this.kills[victim] += 1
  }

  async #killOne(victim: Victim): Promise<boolean> {
    if (victim === 'function') return this.#backend.killFunction('send-contact-email')
    if (victim === 'worker') return this.#killWorker()
    if (victim === 'backend') {
      await this.#backend.kill()
      await this.#backend.start()
      return true
    }
    if (victim === 'sink') {
      await this.#sink.kill()
      await this.#sink.start()
      return true
    }
    return false
  }

  /** In the middle of its work: everything that failed so far is due. */
  async #killWorker(): Promise<boolean> {
    await this.#backend.openClient().rpc('retry_contact_mails')
    callWorker(this.#backend).catch(() => undefined)
    await pause(50 + Math.random() * 500)
    return this.#backend.killFunction('deliver-mails')
  }
}

/** What pg_cron does on a hosted project. */
export async function callWorker(backend: BackendProcess): Promise<void> {
  const response = await fetch(`${backend.url}/functions/v1/deliver-mails`, {
    method: 'POST',
    headers: { apikey: backend.serviceKey },
    signal: AbortSignal.timeout(60_000),
  })
  await response.body?.cancel()
}
