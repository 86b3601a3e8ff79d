import { answer, json, log, Refusal } from '../_shared/answer.ts'
import { checkContact, type Contact } from '../_shared/contact.ts'
import { deliverAfterAnswering } from '../_shared/mails/deliver-mails.ts'
import type { Leads } from '../_shared/leads.ts'
import { allowOrigin, preflight, withCors } from '../_shared/origin.ts'
import { readRequestId } from '../_shared/request-id.ts'
import { allowMethods, parseJson, readIdempotencyKey, readJsonText } from '../_shared/request.ts'
import type { MailSettings } from '../_shared/settings.ts'
import { senderOf } from '../_shared/sender-address.ts'

const bodyLimit = 32 * 1024

/** Store first, mail second: the answer says that the request is stored, and the outbox owes the mails. */
export async function receiveContact(
  request: Request,
  leads: Leads,
  settings: MailSettings,
): Promise<Response> {
  const response = await answer('send-contact-email', request, async () => {
    if (request.method === 'OPTIONS') return preflight(request, settings.allowedOrigins)
    allowMethods(request, 'POST')
    allowOrigin(request, settings.allowedOrigins)
    const key = readIdempotencyKey(request)
    const body = await readJsonText(request, bodyLimit)
    const contact = parseContact(parseJson(body))
    // A header, because the body is the six fields and nothing else.
    const suspicion = request.headers.has('form-trap') ? 'trap' : null
    const address = senderOf(request, body, settings)
    const id = await leads.record(contact, key, { address, suspicion })
    const entry = { function: 'send-contact-email', request: readRequestId(request) }
    log({ ...entry, lead: id, outcome: 'stored', suspicion })
    deliverAfterAnswering(leads, settings, id, entry)
    return json(200, { id, status: 'accepted' })
  })
  return withCors(request, settings.allowedOrigins, response)
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
