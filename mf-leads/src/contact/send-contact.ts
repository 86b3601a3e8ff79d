import { getBackend } from 'shared-ui/data'
import type { Contact, ContactField } from 'supabase/functions/_shared/contact.ts'
import type { Notice, Texts } from '../posted-form.ts'

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
 * Sends a contact request. It never throws, so that a failure leaves the form in its place.
 *
 * @param key a UUID; the same one twice makes one request
 * @returns whether it was sent, and if not the function's message for each field it refused
 */
export async function sendContact(
  contact: Contact,
  key: string,
): Promise<{ isSent: boolean; errors: Texts<ContactField> }> {
  const error = await invoke(contact, key)
  if (!error) return { isSent: true, errors: {} }
  console.error('The contact request was not sent', error)
  return { isSent: false, errors: await refusedFields(error) }
}

async function invoke(contact: Contact, key: string): Promise<unknown> {
  try {
    const backend = await getBackend()
    const { error } = await backend.functions.invoke('send-contact-email', {
      body: contact,
      headers: { 'Idempotency-Key': key },
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
