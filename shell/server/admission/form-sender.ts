import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { clientOf } from './client.ts'
import type { Settings } from '../settings.ts'

type SenderSettings = Pick<Settings, 'SENDER_SECRET' | 'SUPABASE_URL'>

/** As `clientOf` names it, or `-` when it is not known. */
const current = new AsyncLocalStorage<string>()

/** Remembers who posted a form, for what the backend is asked while it is answered. */
export const formSenders =
  (trustedHops: number): MiddlewareHandler =>
  (c, next) =>
    current.run(clientOf(c, trustedHops) ?? '-', next)

/**
 * A fetch that says with each contact form who sent it: to the function all visitors without JavaScript would be this
 * server. It reads that in `supabase/functions/_shared/stated-sender.ts`, and believes nobody without the secret.
 */
export function statingSender(
  inner: typeof fetch,
  { SENDER_SECRET: secret, SUPABASE_URL }: SenderSettings,
  log: Logger,
): typeof fetch {
  if (!secret)
    log.warn({
      event: 'no-sender-secret',
      consequence: 'visitors without JavaScript share the form limits of this machine',
    })
  const contactFunction = `${SUPABASE_URL}/functions/v1/send-contact-email`
  return (input, init) => {
    const sender = current.getStore()
    const body = init?.body
    if (!sender || !secret || typeof body !== 'string' || String(input) !== contactFunction)
      return inner(input, init)
    const headers = new Headers(init?.headers)
    headers.set('form-sender', statementOf(sender, body, secret))
    return inner(input, { ...init, headers })
  }
}

/** `<second> <network> <signature>`, signed over the body too, so that it holds for this form only. */
function statementOf(sender: string, body: string, secret: string): string {
  const said = `${Math.floor(Date.now() / 1_000)} ${sender}`
  const signature = createHmac('sha256', `form-sender ${secret}`).update(`${said} ${body}`)
  return `${said} ${signature.digest('hex')}`
}
