import { Clients } from './clients.ts'
import { Nemesis, type Victim } from './nemesis.ts'
import { callWorkerUntil, settle } from './operator.ts'
import type { BuiltSite } from './processes.ts'
import { byFunction, byPage } from './send-form.ts'
import { findFaults, readLeads } from './verdict.ts'
import { withProcesses } from './with-processes.ts'

export interface LeadReport {
  submissions: number
  acknowledged: number
  stored: number
  /** Different mails that the mail server has accepted. */
  mails: number
  /** Further copies of these, under the same Message-ID: a break came between acceptance and its record. */
  duplicates: number
  /** Those of them that no broken connection explains: what was struck had them in hand. */
  unexplained: number
  /** How often each was killed, or the disk was full for it. */
  strikes: Record<Victim, number>
  /** How often the backend had to be started again because it stayed silent after its disk had been full. */
  restarts: number
  /** Empty when nothing was lost, doubled or invented, and every form was told the truth. */
  faults: string[]
}

export interface LeadCheck {
  submissions: number
  clients: number
  /** How often something is broken, spread evenly over the forms. */
  strikes: number
  /** Every other form goes through its contact page. It is not written to. */
  site: BuiltSite
}

/**
 * Sends forms to a real backend while its processes are killed, its disk fills and its mail server misbehaves, waits for
 * quiet, and compares what was acknowledged with what is stored and what was mailed.
 */
export function checkLeads({ site, ...options }: LeadCheck): Promise<LeadReport> {
  return withProcesses(site, async (processes) => {
    const { backend, sink, shell } = processes
    const clients = new Clients(byFunction(backend.url), byPage(shell.url))
    const nemesis = new Nemesis(processes, clients)
    const every = Math.floor(options.submissions / (options.strikes + 1))
    let isOver = false
    const worker = callWorkerUntil(() => isOver, backend)
    try {
      await clients.sendForms({
        ...options,
        next: (index) => {
          if (index % every === 0 && index / every <= options.strikes) nemesis.strike()
        },
      })
      await nemesis.rest()
    } finally {
      isOver = true
    }
    await worker
    await settle(backend)
    const { journal } = clients
    const leads = await readLeads(backend.openClient())
    const accepted = sink.readAccepted()
    const mails = new Set(accepted.map(({ messageId }) => messageId)).size
    return {
      submissions: journal.length,
      acknowledged: journal.filter(({ isAcknowledged }) => isAcknowledged).length,
      stored: leads.length,
      mails,
      duplicates: accepted.length - mails,
      unexplained: accepted.filter(({ isReset }) => !isReset).length - mails,
      strikes: nemesis.strikes,
      restarts: nemesis.restarts,
      faults: findFaults(journal, leads, accepted),
    }
  })
}
