import type { SupabaseClient } from '@supabase/supabase-js'
import { setTimeout as pause } from 'node:timers/promises'
import type { BackendProcess } from './processes.ts'

/** What pg_cron does on a hosted project. */
export async function callWorker(backend: BackendProcess): Promise<void> {
  const response = await fetch(`${backend.url}/functions/v1/deliver-mails`, {
    method: 'POST',
    headers: { apikey: backend.keys.secret },
    signal: AbortSignal.timeout(60_000),
  })
  await response.body?.cancel()
}

export async function callWorkerUntil(
  isOver: () => boolean,
  backend: BackendProcess,
): Promise<void> {
  while (!isOver()) {
    await callWorker(backend).catch(() => undefined)
    await pause(1_000)
  }
}

/**
 * Takes every quarantined form for a person's, and has the worker called until nothing is owed any more.
 * @returns how many forms were in quarantine
 */
export async function settle(backend: BackendProcess): Promise<number> {
  await dropWhatIsInHand(backend)
  const client = backend.openClient()
  const released = await releaseQuarantined(client)
  await emptyOutbox(backend, client)
  return released
}

/** From here on nobody else has a form or a mail in hand: whoever had, is killed. */
async function dropWhatIsInHand(backend: BackendProcess): Promise<void> {
  backend.killFunction('send-contact-email')
  backend.killFunction('deliver-mails')
  await backend.kill()
  await backend.start()
}

async function releaseQuarantined(client: SupabaseClient): Promise<number> {
  let released = 0
  for (;;) {
    const { data, error } = await client
      .from('quarantined_contact_requests')
      .select('id')
      .limit(500)
      .overrideTypes<{ id: string }[], { merge: false }>()
    if (error) throw error
    if (data.length === 0) return released
    for (const { id } of data) {
      const answer = await client.rpc('release_contact_request', { request_id: id })
      if (answer.error) throw answer.error
      released += 1
    }
  }
}

/** Or until nothing moves: a claim may outlive its claimant, so all of them are made due. */
async function emptyOutbox(backend: BackendProcess, client: SupabaseClient): Promise<void> {
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
