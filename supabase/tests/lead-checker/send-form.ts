import type { Contact } from '../../functions/_shared/contact.ts'
import { ordinaryContact } from '../contacts.ts'

/** One filled form, and what its sender came to know. */
export interface Submission {
  /** Its address is in no other form. */
  contact: Contact
  /** Null where the site makes the key, of the texts. */
  key: string | null
  isAcknowledged: boolean
  /** Ids that came with it; they must be one. A page tells none. */
  ids: Set<string>
  /** What was said that is neither a success nor a failure in the site's own words. */
  oddAnswers: string[]
}

/** A form that nobody has sent yet, filled in an ordinary way but for what is given. */
export const newSubmission = (
  contact: Pick<Contact, 'email' | 'message'>,
  key: string | null = null,
): Submission => ({
  contact: { ...ordinaryContact, ...contact },
  key,
  isAcknowledged: false,
  ids: new Set(),
  oddAnswers: [],
})

export type Answer = 'acknowledged' | 'refused' | 'unanswered'

/** Sends a form once. Never throws. */
export type SendForm = (submission: Submission, patienceMs?: number) => Promise<Answer>

const longestMs = 15_000

/** As the page's script sends it, past the shell. */
export function byFunction(url: string): SendForm {
  return async (submission, patienceMs = longestMs) => {
    const answer = await ask(`${url}/functions/v1/send-contact-email`, patienceMs, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(submission.key && { 'idempotency-key': submission.key }),
      },
      body: JSON.stringify(submission.contact),
    })
    if (!answer) return 'unanswered'
    const { id, error } = readJson(answer.text)
    if (answer.status === 200 && id) submission.ids.add(id)
    return note(submission, answer, !!id, !!error?.code)
  }
}

/**
 * As a browser without scripts does: reads a page of the site at `url`, and posts the form that it shows.
 * @param headers what proxies add to its requests
 */
export function byPage(
  url: string,
  path = '/contact',
  headers: Record<string, string> = {},
): SendForm {
  return async (submission, patienceMs = longestMs) => {
    const accept = { ...headers, accept: 'text/html' }
    const page = await ask(url + path, patienceMs, { headers: accept })
    if (!page) return 'unanswered'
    const action = /<form [^>]*action="([^"]+)" method="post"/.exec(page.text)?.[1]
    if (action === undefined) return note(submission, page, false, true)
    const answer = await ask(url + action, patienceMs, {
      method: 'POST',
      headers: { ...accept, origin: url, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...submission.contact, website: '' }),
    })
    if (!answer) return 'unanswered'
    const isThanked = answer.text.includes('Thanks for reaching out!')
    return note(submission, answer, isThanked, !isThanked)
  }
}

interface Whole {
  status: number
  text: string
}

function note(submission: Submission, answer: Whole, isYes: boolean, isNo: boolean): Answer {
  const { status, text } = answer
  if (status === 200 && isYes) {
    submission.isAcknowledged = true
    return 'acknowledged'
  }
  // Nothing is wrong with these forms: only a server can be at fault, and must say so.
  if (status < 500 || !isNo) submission.oddAnswers.push(`${status} ${text.slice(0, 200)}`)
  return 'refused'
}

/** Null when no whole answer came. */
async function ask(url: string, ms: number, init: RequestInit): Promise<Whole | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ms) })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

function readJson(text: string): { id?: string; error?: { code?: string } } {
  try {
    return JSON.parse(text) as { id?: string }
  } catch {
    return {}
  }
}
