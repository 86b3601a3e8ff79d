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

/** Has the worker called until nothing is owed any more. */
export async function settle(backend: BackendProcess): Promise<void> {
  await dropWhatIsInHand(backend)
  await emptyOutbox(backend, backend.openClient())
}

/** From here on nobody else has a form or a mail in hand: whoever had, is killed. */
async function dropWhatIsInHand(backend: BackendProcess): Promise<void> {
  backend.killFunction('send-contact-email')
  backend.killFunction('deliver-mails')
  await backend.kill()
  await backend.start()
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
