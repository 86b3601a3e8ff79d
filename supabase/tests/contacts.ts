import type { Contact } from '../functions/_shared/contact.ts'
import { sign } from '../functions/_shared/signature.ts'
import type { TestBackend } from './harness.ts'
import type { Message } from '../local/pages/message.ts'

/** A contact with nothing special about it. */
export const ordinaryContact: Contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '+1 512 555 0123',
  company: 'Engines & Sons',
  message: 'Two engineers.',
}

/**
 * Posts to `send-contact-email` of the backend at `url`.
 *
 * @param body text goes as it is, anything else as JSON
 */
export function postContact(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** From now on nothing that was sent before counts towards a limit. */
export async function forgetLimits({ sql }: TestBackend): Promise<void> {
  await sql.exec(
    `update contact_requests set created_at = created_at - interval '1 day'
     where created_at > now() - interval '2 hours';
     update contact_mails set created_at = created_at - interval '1 day'
     where created_at > now() - interval '1 day'`,
  )
}

/** All mails of the inbox at `url`, the newest first. */
export async function readMails(url: string): Promise<Message[]> {
  return (await (await fetch(`${url}/messages`)).json()) as Message[]
}

export function deleteMails(url: string): Promise<Response> {
  return fetch(`${url}/messages`, { method: 'DELETE' })
}

/** As a shell states who sent it a form, in the header `Form-Sender`. */
export async function stateSender(
  network: string | null,
  body: string,
  secret: string,
  now = Date.now(),
): Promise<string> {
  const said = `${Math.floor(now / 1_000)} ${network ?? '-'}`
  return `${said} ${await sign('form-sender', secret, `${said} ${body}`)}`
}
