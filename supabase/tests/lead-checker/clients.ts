import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newSubmission, type Answer, type SendForm, type Submission } from './send-form.ts'

/** How often a visitor presses the button before giving up. */
const patience = 4

/** Visitors who fill and send forms, and the journal of what they came to know. */
export class Clients {
  readonly journal: Submission[] = []
  readonly #byFunction: SendForm
  readonly #byPage: SendForm

  /** @param byPage for every other form */
  constructor(byFunction: SendForm, byPage: SendForm) {
    this.#byFunction = byFunction
    this.#byPage = byPage
  }

  /**
   * Sends forms, several at the same time.
   * @param next is told the number of each form that is begun
   */
  async sendForms(options: {
    submissions: number
    clients: number
    next: (index: number) => void
  }): Promise<void> {
    let begun = 0
    const visit = async () => {
      while (begun < options.submissions) {
        begun += 1
        options.next(begun)
        const send = begun % 2 === 0 ? this.#byPage : this.#byFunction
        await sendPatiently(send, this.#fillForm(send === this.#byPage ? null : randomUUID()))
      }
    }
    await Promise.all(Array.from({ length: options.clients }, visit))
  }

  /** Sends one more form, once. */
  async sendOne(): Promise<{ answer: Answer; submission: Submission }> {
    const submission = this.#fillForm(randomUUID())
    return { answer: await this.#byFunction(submission), submission }
  }

  #fillForm(key: string | null): Submission {
    const index = this.journal.length
    const email = `visitor-${index}@example.org`
    const submission = newSubmission({ email, message: `Form ${index}, and nothing else.` }, key)
    this.journal.push(submission)
    return submission
  }
}

async function sendPatiently(send: SendForm, submission: Submission): Promise<void> {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    // One in ten clicks twice, and one in ten loses the answer and sends once more.
    const clicks = Math.random() < 0.1 ? 2 : 1
    const posts = Array.from({ length: clicks }, () => send(submission))
    const isSent = (await Promise.all(posts)).includes('acknowledged')
    if (isSent && Math.random() > 0.1) return
    if (!isSent) await pause(200 + Math.random() * 600)
  }
}
