import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Contact } from '../../functions/_shared/contact.ts'
import { readFormToken } from '../form-token.ts'

/** One filled form, and what its sender came to know. */
export interface Submission {
  key: string
  contact: Contact
  /** Ids of all successful answers; they must be one id. */
  acknowledged: Set<string>
}

/** How often a visitor presses the button before giving up. */
const patience = 4

/**
 * Visitors who fill and send forms at the same time.
 * @param next is told the number of each form that is begun
 * @returns what each of them sent, and what was acknowledged
 */
export async function sendForms(
  url: string,
  options: { submissions: number; clients: number; next: (index: number) => void },
): Promise<Submission[]> {
  const journal: Submission[] = []
  const token = await readFormToken(url)
  const visit = async () => {
    while (journal.length < options.submissions) {
      const submission = fillForm(journal.length)
      options.next(journal.push(submission))
      await sendPatiently(url, token, submission)
    }
  }
  await Promise.all(Array.from({ length: options.clients }, visit))
  return journal
}

const fillForm = (index: number): Submission => ({
  key: randomUUID(),
  contact: {
    firstName: 'Ada',
    lastName: `Visitor ${index}`,
    email: `visitor-${index}@example.org`,
    phone: '+1 512 555 0123',
    company: 'Engines & Sons',
    message: `Form ${index}, and nothing else.`,
  },
  acknowledged: new Set(),
})

async function sendPatiently(url: string, token: string, submission: Submission): Promise<void> {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    // One in ten clicks twice, and one in ten loses the answer and sends once more.
    const clicks = Math.random() < 0.1 ? 2 : 1
    const posts = Array.from({ length: clicks }, () => post(url, token, submission))
    const isSent = (await Promise.all(posts)).some(Boolean)
    if (isSent && Math.random() > 0.1) return
    if (!isSent) await pause(200 + Math.random() * 600)
  }
}

async function post(
  url: string,
  token: string,
  { key, contact, acknowledged }: Submission,
): Promise<boolean> {
  try {
    const response = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'form-token': token,
      },
      body: JSON.stringify(contact),
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return false
    }
    acknowledged.add(((await response.json()) as { id: string }).id)
    return true
  } catch {
    return false
  }
}
