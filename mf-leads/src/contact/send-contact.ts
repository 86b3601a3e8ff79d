import { getBackend } from 'shared-ui/data'
import { checkContact, contactSchema, type Contact } from 'supabase/functions/_shared/contact.ts'
import { failed, refused, sent, textsOf } from '../posted-form/form-answer.ts'
import type { FormAnswer, Texts } from '../posted-form/form-answer.ts'
import { newRequestKey, requestKeyOf } from '../posted-form/request-key.ts'
import { isTrapFilled, trapField } from './trap-field.ts'

export const contactFields = Object.keys(contactSchema.entries)

/** Where a plain post says its key, when a script made one. */
const keyField = 'request-key'
const madeKey = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

const thanks = {
  title: 'Thanks for reaching out!',
  message: "We'll get back to you shortly. Check your email for confirmation.",
  tone: 'success',
} as const

/** Longest wait for the function, in milliseconds. */
const deadlineMs = 10_000

/** Takes a form as it was posted; a key counts when a browser can have made it. */
export const submitPost = (form: FormData, key = madeKey.exec(String(form.get(keyField)))?.[0]) =>
  submitContact(textsOf(form, contactFields), isTrapFilled(form), key)

/**
 * Checks the form and sends it. It never throws, so that a failure leaves the form in its place.
 *
 * @param isTrapped whether something was entered where a person sees no field
 * @param key a UUID; the same one twice makes one request. Without one, the same texts within an hour do.
 */
export async function submitContact(
  texts: Texts,
  isTrapped: boolean,
  key?: string,
): Promise<FormAnswer> {
  const { contact, errors } = checkContact(texts)
  if (!contact) return refused(errors, texts)
  const verdict = await sendContact(contact, isTrapped, key ?? (await requestKeyOf(contact)))
  return verdict.isSent ? sent(thanks) : failed(texts, verdict.errors, verdict.status)
}

/**
 * Sends a contact request; never throws.
 *
 * @param key a UUID; the same one twice makes one request
 * @returns whether it was sent; if not, the function's message for each field it refused, and a status: 422, 409 when its key came with other texts before, else 503
 */
export async function sendContact(
  contact: Contact,
  isTrapped: boolean,
  key: string,
): Promise<{ isSent: boolean; errors: Texts; status: number }> {
  // Names this attempt in the function's log; on the server, the visitor's own request does.
  const id = newRequestKey()
  const names = { 'Idempotency-Key': key, 'X-Request-Id': id }
  const error = await invoke(contact, isTrapped, names).catch((cause: unknown) => cause)
  // By its looks: the client may bring a `Response` of its own.
  const { context: answer } = (error ?? {}) as { context?: Partial<Response> }
  const said = answer?.status
  if (!error || (!said && (await postHere(contact, isTrapped, key))))
    return { isSent: true, errors: {}, status: 200 }
  console.error(`The contact request was not sent (${id})`, error)
  const status = said === 409 || said === 422 ? said : 503
  return { isSent: false, errors: await refusedFields(answer), status }
}

async function invoke(contact: Contact, isTrapped: boolean, names: Record<string, string>) {
  const backend = await getBackend()
  const { data, error } = await backend.functions.invoke('send-contact-email', {
    body: contact,
    headers: { ...names, ...traceOfDocument(), ...(isTrapped && { 'Form-Trap': 'filled' }) },
    signal: AbortSignal.timeout(deadlineMs),
  })
  // Who answers in its place has not stored anything.
  return error ?? (data?.status === 'accepted' ? null : new Error('Another answered'))
}

/** Where a network lets nothing through but this site, its server takes the form, as it does without JavaScript; such networks also answer in its place. */
async function postHere(contact: Contact, isTrapped: boolean, key: string): Promise<boolean> {
  if (import.meta.env.SSR) return false
  const body = new URLSearchParams({ ...contact, [keyField]: key })
  if (isTrapped) body.set(trapField, 'filled')
  const signal = AbortSignal.timeout(2 * deadlineMs)
  const page = await fetch('/contact', { method: 'POST', body, redirect: 'error', signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  return page.includes(thanks.title)
}

/** Of a document whose trace is told, which its server says beside it. */
function traceOfDocument(): { traceparent?: string } {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const told = page?.serverTiming?.find(({ name }) => name === 'traceparent')
  return told ? { traceparent: told.description } : {}
}

async function refusedFields(answer: Partial<Response> | undefined): Promise<Texts> {
  if (answer?.status !== 422 || !answer.json) return {}
  const body = (await answer.json().catch(() => null)) as { error?: { fields?: unknown } } | null
  const messages = (body?.error?.fields ?? {}) as Texts
  const told = contactFields.filter((field) => typeof messages[field] === 'string')
  return Object.fromEntries(told.map((field) => [field, `${messages[field]}`]))
}
