import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sendForms } from './clients.ts'
import { callWorker, Nemesis, type Victim } from './nemesis.ts'
import { BackendProcess, freeRow, SinkProcess } from './processes.ts'
import { findFaults, readLeads } from './verdict.ts'

export interface LeadReport {
  submissions: number
  acknowledged: number
  stored: number
  /** Different mails that the mail server has accepted. */
  mails: number
  /** Further copies of these, under the same Message-ID: a break came between acceptance and its record. */
  duplicates: number
  /** Those of them that no broken connection explains: what was killed had them in hand. */
  unexplained: number
  kills: Record<Victim, number>
  /** Empty when nothing was lost, doubled or invented. */
  faults: string[]
}

/**
 * Sends forms to a real backend while its processes are killed and its mail server misbehaves, waits for quiet, and
 * compares what was acknowledged with what is stored and what was mailed.
 * @param strikes how often something is broken, spread evenly over the forms
 */
export async function checkLeads(options: {
  submissions: number
  clients: number
  strikes: number
}): Promise<LeadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lead-checker-'))
  const port = await freeRow(4)
  const sink = new SinkProcess(port + 3, join(folder, 'accepted.jsonl'))
  const backend = new BackendProcess(join(folder, 'data'), port, sink.port)
  const nemesis = new Nemesis(backend, sink)
  let isOver = false
  try {
    await Promise.all([sink.start(), backend.start()])
    const worker = workUntil(() => isOver, backend)
    const every = Math.floor(options.submissions / (options.strikes + 1))
    const journal = await sendForms(backend.url, {
      ...options,
      next: (index) => {
        if (index % every === 0 && index / every <= options.strikes) nemesis.strike()
      },
    })
    await nemesis.rest()
    isOver = true
    await worker
    await empty(backend)
    const leads = await readLeads(backend.openClient())
    const accepted = sink.readAccepted()
    const mails = new Set(accepted.map(({ messageId }) => messageId)).size
    return {
      submissions: journal.length,
      acknowledged: journal.filter(({ acknowledged }) => acknowledged.size > 0).length,
      stored: leads.length,
      mails,
      duplicates: accepted.length - mails,
      unexplained: accepted.filter(({ isReset }) => !isReset).length - mails,
      kills: nemesis.kills,
      faults: findFaults(journal, leads, accepted),
    }
  } finally {
    isOver = true
    await backend.kill()
    await sink.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
}

async function workUntil(isOver: () => boolean, backend: BackendProcess): Promise<void> {
  while (!isOver()) {
    await callWorker(backend).catch(() => undefined)
    await pause(1_000)
  }
}

/** Until nothing is owed any more, or nothing moves: a claim may outlive its claimant, so all of them are made due. */
async function empty(backend: BackendProcess): Promise<void> {
  const client = backend.openClient()
  // Longer than a send may take: from here on nobody else has a mail in hand.
  await pause(20_000)
  let before = Infinity
  for (;;) {
    const { error } = await client
      .from('contact_mails')
      .update({ next_attempt_at: new Date().toISOString() })
      .eq('status', 'queued')
    if (error) throw error
    await callWorker(backend)
    const left = await client
      .from('contact_mails')
      .select('id', { count: 'exact', head: true })
      .neq('status', 'sent')
    if (!left.count || left.count >= before) return
    before = left.count
  }
}
