import { getBackend } from 'shared-ui/data'
import { checkContact, type Contact } from 'supabase/functions/_shared/contact.ts'
import type { ContactField } from 'supabase/functions/_shared/contact.ts'
import { failed, refused, sent, type FormAnswer, type Notice } from '../posted-form.ts'
import type { Texts } from '../posted-form.ts'
import { newRequestKey, requestKeyOf } from '../request-key.ts'

export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'message',
] as const satisfies readonly ContactField[]

export const thanks: Notice = {
  title: 'Thanks for reaching out!',
  message: "We'll get back to you shortly. Check your email for confirmation.",
}

export const failure: Notice = {
  title: 'Something went wrong',
  message: 'Please try again later or contact us directly.',
}

/** Longest wait for the function, in milliseconds. */
const deadlineMs = 20_000

/**
 * Checks the form and sends it. It never throws, so that a failure leaves the form in its place.
 *
 * @param isTrapped whether something was entered where a person sees no field
 * @param key a UUID; the same one twice makes one request. Without one, the same texts within an hour do.
 */
export async function submitContact(
  texts: Record<ContactField, string>,
  isTrapped: boolean,
  key?: string,
): Promise<FormAnswer<ContactField>> {
  const { contact, errors } = checkContact(texts)
  if (!contact) return refused(errors, texts)
  const ownKey = key ?? (await requestKeyOf(contact))
  const verdict = await sendContact(contact, isTrapped, ownKey)
  if (verdict.isSent) return sent
  const isRefused = Object.keys(verdict.errors).length > 0
  return isRefused ? refused(verdict.errors, texts) : failed(failure, texts)
}

/**
 * Sends a contact request; never throws.
 *
 * @param key a UUID; the same one twice makes one request
 * @returns whether it was sent, and if not the function's message for each field it refused
 */
export async function sendContact(
  contact: Contact,
  isTrapped: boolean,
  key: string,
): Promise<{ isSent: boolean; errors: Texts<ContactField> }> {
  // Names this attempt in the function's log; on the server, the visitor's own request does.
  const id = newRequestKey()
  const error = await invoke(contact, isTrapped, { 'Idempotency-Key': key, 'X-Request-Id': id })
  if (!error) return { isSent: true, errors: {} }
  console.error(`The contact request was not sent (${id})`, error)
  return { isSent: false, errors: await refusedFields(error) }
}

async function invoke(
  contact: Contact,
  isTrapped: boolean,
  names: Record<string, string>,
): Promise<unknown> {
  try {
    const backend = await getBackend()
    const { error } = await backend.functions.invoke('send-contact-email', {
      body: contact,
      headers: { ...names, ...(isTrapped && { 'Form-Trap': 'filled' }) },
      timeout: deadlineMs,
    })
    return error
  } catch (error) {
    return error
  }
}

async function refusedFields(error: unknown): Promise<Texts<ContactField>> {
  // By its looks: the client may bring a `Response` of its own.
  const { context: answer } = error as { context?: Partial<Response> }
  if (answer?.status !== 422 || !answer.json) return {}
  const body = (await answer.json().catch(() => null)) as { error?: { fields?: unknown } } | null
  const messages = (body?.error?.fields ?? {}) as Record<string, unknown>
  const known = contactFields.filter((field) => typeof messages[field] === 'string')
  return Object.fromEntries(known.map((field) => [field, messages[field]]))
}
