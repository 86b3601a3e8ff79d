import { afterAnswering } from '../_shared/after-answering.ts'
import { answer, json, log, Refusal } from '../_shared/answer.ts'
import { checkContact, type Contact } from '../_shared/contact.ts'
import { deliverMails } from '../_shared/deliver-mails.ts'
import { issueFormToken } from '../_shared/form-token.ts'
import type { Leads } from '../_shared/leads.ts'
import { allowOrigin, preflight, withCors } from '../_shared/origin.ts'
import { readRequestId } from '../_shared/request-id.ts'
import { allowMethods, readIdempotencyKey, readJson } from '../_shared/request.ts'
import type { MailSettings } from '../_shared/settings.ts'
import { senderAddress } from '../_shared/sender-address.ts'
import { suspicionOf } from '../_shared/suspicion.ts'

const bodyLimit = 32 * 1024

/** Store first, mail second: the answer says that the request is stored, and the outbox owes the mails. */
export async function receiveContact(
  request: Request,
  leads: Leads,
  settings: MailSettings,
): Promise<Response> {
  const response = await answer('send-contact-email', request, async () => {
    if (request.method === 'OPTIONS') return preflight(request, settings.allowedOrigins)
    if (isForToken(request)) return answerToken(request, settings)
    allowMethods(request, 'POST')
    allowOrigin(request, settings.allowedOrigins)
    const key = readIdempotencyKey(request)
    const contact = parseContact(await readJson(request, bodyLimit))
    const suspicion = await suspicionOf(request, settings)
    const address = senderAddress(request, settings.trustedProxies)
    const id = await leads.record(contact, key, { address, suspicion })
    const entry = { function: 'send-contact-email', request: readRequestId(request), lead: id }
    log({ ...entry, outcome: 'stored', suspicion })
    afterAnswering(
      deliverMails(leads, settings, id).catch((error: Error) =>
        log({ ...entry, outcome: 'mail later', cause: error.name }),
      ),
    )
    return json(200, { id, status: 'accepted' })
  })
  return withCors(request, settings.allowedOrigins, response)
}

const isForToken = (request: Request) => new URL(request.url).pathname.endsWith('/token')

/** Handed out with each form; not a secret, only a witness of the time. */
async function answerToken(request: Request, settings: MailSettings): Promise<Response> {
  allowMethods(request, 'GET')
  allowOrigin(request, settings.allowedOrigins)
  return json(200, { token: await issueFormToken(settings.serviceKey) })
}

function parseContact(body: unknown): Contact {
  const { contact, errors } = checkContact(body)
  if (contact) return contact
  throw new Refusal(422, {
    code: 'invalid_fields',
    message: 'Please correct the fields below.',
    fields: errors,
  })
}
