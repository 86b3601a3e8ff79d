import { getBackend } from 'shared-ui/data'

/** Fields of the form that no visitor fills. */
export const tokenField = 'formToken'
export const trapField = 'website'

/** What tells a person's form from a program's. */
export interface FormEvidence {
  /** Signed by the function when the form was handed out; empty when it could not be had. */
  token: string
  /** Something was entered where a person sees no field. */
  isTrapped: boolean
}

/** Longest wait for a token, in milliseconds: without one the form goes all the same. */
const deadlineMs = 1_500

/** A fresh token from the function; never throws, and is empty when there is none. */
export async function fetchFormToken(): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Its own clock: the server's reads have a longer one, and heed no other.
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, '')
  })
  try {
    return await Promise.race([askForToken(), late])
  } finally {
    clearTimeout(timer)
  }
}

async function askForToken(): Promise<string> {
  try {
    const backend = await getBackend()
    const { data } = await backend.functions.invoke<{ token?: unknown }>(
      'send-contact-email/token',
      { method: 'GET' },
    )
    return typeof data?.token === 'string' ? data.token : ''
  } catch {
    return ''
  }
}

const storageKey = 'form-token'
let held = ''
let coming: Promise<string> | undefined

/** This visit's token, asked for once. */
function keepFormToken(): Promise<string> {
  held ||= withStorage(() => sessionStorage.getItem(storageKey)) ?? ''
  if (isFresh(held)) return Promise.resolve(held)
  coming ??= fetchFormToken().then((token) => {
    coming = undefined
    held = token
    withStorage(() => sessionStorage.setItem(storageKey, token))
    return token
  })
  return coming
}

/** What goes with a form that is sent in place: the token of its page, or the visit's. */
export async function readEvidence(form: FormData): Promise<FormEvidence> {
  const posted = readPostedEvidence(form)
  return isFresh(posted.token) ? posted : { ...posted, token: await keepFormToken() }
}

/** What came with a form that was posted without JavaScript. */
export function readPostedEvidence(form: FormData): FormEvidence {
  const token = form.get(tokenField)
  return { token: typeof token === 'string' ? token : '', isTrapped: !!form.get(trapField) }
}

/** A token begins with its second, and lasts a day: half of that is left for filling the form. */
function isFresh(token: string): boolean {
  return Number(token.split('.')[0]) > Date.now() / 1_000 - 12 * 60 * 60
}

/** Storage may be forbidden; then a reload asks again. */
function withStorage<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
