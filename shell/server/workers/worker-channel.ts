import type { Duplex } from 'node:stream'
import { limits } from '../limits.ts'
import { messagesOn } from '../message-stream.ts'
import { budgetOfSecond } from './budget-of-second.ts'

/** What birpc says: a question, or the answer to one. */
type Message =
  | { t: 'q'; i: string; m: string; a: unknown[] }
  | { t: 's'; i: string; r?: unknown; e?: unknown }

const maxIdLength = 50
const maxArguments = 5

/** A form on its way to the backend, and what is said of it: it is held until the backend answers. */
const maxQuestionBytes = 4 * limits.formBytes + 50_000

/** To read a byte costs as much as to read so many. */
const leastRead = 1_000

/**
 * The front's end of the way to a worker, which may say anything, as fast as it can, and need not listen. What no worker of ours
 * does destroys the stream with an error; what is no message of ours is dropped.
 */
export function workerChannel(stream: Duplex, now = () => performance.now()) {
  const messages = messagesOn(stream, {
    read: {
      bytes: limits.workerMessageBytes,
      jsonBytes: limits.workerJsonBytes,
      parts: limits.workerParts,
    },
  })
  const spendBytes = budgetOfSecond(limits.workerBytesOfSecond, now)
  const spendJson = budgetOfSecond(limits.workerJsonOfSecond, now)
  const spendMessages = budgetOfSecond(limits.workerMessagesOfSecond, now)
  const refuse = () =>
    stream.destroy(new RangeError('It says more than it may, or does not listen'))
  /** Questions whose answer it has not taken yet. */
  let asked = 0

  const post = (message: Message): void => {
    const isAnswer = message.t === 's'
    const bytes = messages.post(message, () => (asked -= Number(isAnswer)))
    const isWithin = !isAnswer || spendBytes(bytes)
    if (!isWithin || stream.writableLength > limits.workerUnreadBytes) refuse()
  }

  const receiveWith = (receive: (message: Message) => void) => (said: unknown, bytes: number) => {
    const message = messageOf(said)
    if (!message || (message.t === 'q' && bytes > maxQuestionBytes)) return
    if (message.t === 'q' && ++asked > limits.workerAsksAtOnce)
      post({ t: 's', i: message.i, e: new Error('Too much is asked at once') })
    else receive(message)
  }

  return {
    post,
    on(receive: (message: Message) => void): void {
      stream.on('data', ({ byteLength }: Buffer) => {
        if (!spendBytes(Math.max(byteLength, leastRead))) refuse()
      })
      messages.on(receiveWith(receive), (jsonBytes) => {
        if (!spendJson(jsonBytes) || !spendMessages(1)) refuse()
      })
    },
  }
}

function messageOf(said: unknown): Message | null {
  if (typeof said !== 'object' || said === null) return null
  const { t, i, m, a, r, e } = said as Record<string, unknown>
  if (typeof i !== 'string' || i.length > maxIdLength) return null
  if (t === 's') return { t, i, r, ...(e !== undefined && { e: errorOf(e) }) }
  const isQuestion = t === 'q' && typeof m === 'string'
  return isQuestion && Array.isArray(a) && a.length <= maxArguments ? { t, i, m, a } : null
}

/** Who handles it asks it for its text. */
const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('What a worker threw is no error')
