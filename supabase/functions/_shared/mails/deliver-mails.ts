import { log } from '../answer.ts'
import type { Leads, MailChange, QueuedMail } from '../leads.ts'
import { writeMail } from './mails.ts'
import { codeOf, sendMail } from './send-mail.ts'
import type { MailSettings } from '../settings.ts'

/** Small enough that one round ends before its claims run out (30 seconds after the first attempt). */
const batchSize = 5

/** Sends what is due in the outbox, of one lead or of all; a failed mail stays queued for a later round. */
export async function deliverMails(
  leads: Leads,
  settings: MailSettings,
  leadId: string | null = null,
): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 }
  for (;;) {
    const mails = await leads.claimMails(batchSize, leadId)
    const outcomes = await Promise.all(mails.map((mail) => deliver(mail, leads, settings)))
    for (const outcome of outcomes) total[outcome] += 1
    if (mails.length < batchSize) return total
  }
}

/**
 * Sends what a lead owes, after its request was answered; what fails is sent in a later round.
 * @param entry how the log names the request
 */
export function deliverAfterAnswering(
  leads: Leads,
  settings: MailSettings,
  lead: string,
  entry: Record<string, string | null>,
): void {
  const delivery = deliverMails(leads, settings, lead).catch((error: Error) =>
    log({ ...entry, lead, outcome: 'mail later', cause: error.name }),
  )
  // Hosted functions are frozen once they have answered, unless they say that work goes on.
  const runtime = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }
  runtime.EdgeRuntime?.waitUntil(delivery)
}

async function deliver(mail: QueuedMail, leads: Leads, settings: MailSettings) {
  const change = await send(mail, settings)
  await leads.settleMail(mail.id, change)
  const outcome = change.status === 'sent' ? 'sent' : 'failed'
  log({ mail: mail.kind, lead: mail.leadId, outcome: change.status, code: change.last_error })
  return outcome
}

async function send(mail: QueuedMail, settings: MailSettings): Promise<MailChange> {
  // The same id at every attempt, so that a mail sent twice shows up once.
  const messageId = `<${mail.id}@${settings.mailFrom.split('@')[1]}>`
  try {
    await sendMail({ ...writeMail[mail.kind](mail, settings), messageId }, settings)
    const sentAt = new Date().toISOString()
    return { status: 'sent', message_id: messageId, sent_at: sentAt, last_error: null }
  } catch (error) {
    return { status: isForGood(mail, error) ? 'refused' : 'queued', last_error: codeOf(error) }
  }
}

/** Only the visitor's own address can be hopeless; the firm's mail is tried until it arrives. */
function isForGood(mail: QueuedMail, error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return mail.kind === 'confirmation' && command === 'RCPT TO' && responseCode >= 550
}
