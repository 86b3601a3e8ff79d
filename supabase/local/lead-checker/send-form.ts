import type { Contact } from '../../functions/_shared/contact.ts'

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

export type Answer = 'acknowledged' | 'refused' | 'unanswered'

/** Sends a form once. Never throws. */
export type SendForm = (submission: Submission, patienceMs?: number) => Promise<Answer>

const longestMs = 15_000

/**
 * As the page's script sends it, past the shell.
 * @param token the witness of time, good for a day
 */
export function byFunction(url: string, token: string): SendForm {
  return async (submission, patienceMs = longestMs) => {
    const answer = await ask(`${url}/functions/v1/send-contact-email`, patienceMs, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(submission.key && { 'idempotency-key': submission.key }),
        'form-token': token,
      },
      body: JSON.stringify(submission.contact),
    })
    if (!answer) return 'unanswered'
    const { id, error } = readJson(answer.text)
    if (answer.status === 200 && id) submission.ids.add(id)
    return note(submission, answer, !!id, !!error?.code)
  }
}

/** As a browser without scripts does: reads the contact page of the site at `url`, and posts its form. */
export function byPage(url: string): SendForm {
  const page = `${url}/contact`
  return async (submission, patienceMs = longestMs) => {
    const form = await ask(page, patienceMs, { headers: { accept: 'text/html' } })
    if (!form) return 'unanswered'
    const token = /name="formToken" value="([^"]*)"/.exec(form.text)?.[1]
    if (token === undefined) return note(submission, form, false, true)
    const answer = await ask(page, patienceMs, {
      method: 'POST',
      headers: { accept: 'text/html', origin: url, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...submission.contact, formToken: token, website: '' }),
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
