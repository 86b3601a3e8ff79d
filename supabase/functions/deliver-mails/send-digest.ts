import { log } from '../_shared/answer.ts'
import { codeOf, sendMail } from '../_shared/mails/send-mail.ts'
import type { MailSettings } from '../_shared/settings.ts'
import { writeDigest } from './digest-mail.ts'
import type { ClaimedDigest, Quarantine } from './quarantine.ts'

/**
 * Tells the firm who was quarantined, once a day however often it is called. A digest that could not be sent is made
 * anew by a later call.
 */
export async function sendDigest(
  quarantine: Quarantine,
  settings: MailSettings,
): Promise<{ told: number; waiting: number }> {
  const digest = await quarantine.claimDigest()
  if (!digest) return { told: 0, waiting: 0 }
  await send(digest, settings)
  await quarantine.recordDigest(digest.claim)
  const told = digest.leads.length
  log({ mail: 'digest', outcome: 'sent', told, waiting: digest.waiting - told })
  return { told, waiting: digest.waiting - told }
}

/** With the senders' words if the mail server takes them, else without. */
async function send(digest: ClaimedDigest, settings: MailSettings): Promise<void> {
  try {
    await attempt(digest, settings, true)
  } catch (error) {
    log({ mail: 'digest', outcome: 'failed', code: codeOf(error) })
    if (!isForItsWords(error)) throw error
    await attempt(digest, settings, false)
  }
}

async function attempt(digest: ClaimedDigest, settings: MailSettings, isQuoting: boolean) {
  // Another id at each attempt: a server that has refused one may remember it.
  const messageId = `<digest-${crypto.randomUUID()}@${settings.mailFrom.split('@')[1]}>`
  await sendMail({ ...writeDigest(digest, settings, isQuoting), messageId }, settings)
}

/** Refused for good only after the whole mail was there. */
function isForItsWords(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'DATA' && responseCode >= 500
}
