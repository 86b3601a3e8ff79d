import { setTimeout as delay } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings.ts'

/** Longest time for one mail, in milliseconds: less than the first claim lasts. */
const sendDeadline = 20_000

/** Hands a mail to the mail server. Throws the server's refusal, or that it took too long. */
export async function sendMail(
  mail: SendMailOptions,
  { smtpUrl }: Pick<MailSettings, 'smtpUrl'>,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    name: 'localhost',
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await Promise.race([transport.sendMail(mail), tooLate()])
  } finally {
    transport.close()
  }
}

/** The mail server's code, never its words: they may quote an address. */
export function codeOf(error: unknown): string {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  return responseCode === undefined ? code : `${code} ${responseCode}`
}

/** A server that answers every command just before its own deadline could hold a mail longer than its claim. */
async function tooLate(): Promise<never> {
  await delay(sendDeadline, undefined, { ref: false })
  throw Object.assign(new Error(), { code: 'ETOOLATE' })
}
