import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { toResponse } from './plain-messages.ts'
import { currentJob, traceOn } from './tracing.ts'
import type { FrontFunctions, PlainRequest, PlainResponse } from './worker-functions.ts'

/** How long what the front has said is not asked again, in milliseconds: it has it at hand, but it is a long way there and back. */
const freshMs = 3_000

/** Of all answers that are at hand, in bytes. */
const maxBytes = 8_000_000

/** A fetch that asks the backend by the front, which keeps its answers, its deadlines and its secrets. */
export function backendThroughFront(front: Pick<FrontFunctions, 'askBackend'>) {
  const answers = new LRUCache<string, PlainResponse>({
    ttl: freshMs,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  })
  const asked = new Map<string, Promise<PlainResponse>>()
  let version = 0

  /** What another page asks already is not asked again, unless it comes to nothing: that page may have been given up. */
  const askOnce = async (key: string, request: PlainRequest): Promise<PlainResponse> => {
    const shared = asked.get(key)
    const answered = shared && (await shared.catch(() => null))
    if (answered) return answered
    const asking = front.askBackend(currentJob(), request)
    asked.set(key, asking)
    try {
      const answer = await asking
      if (answer.status === 200) answers.set(key, answer)
      return answer
    } finally {
      if (asked.get(key) === asking) asked.delete(key)
    }
  }

  const ask: typeof fetch = async (input, init) => {
    const headers = [...new Headers(init?.headers)]
    const method = init?.method ?? 'GET'
    const body = typeof init?.body === 'string' ? Buffer.from(init.body) : null
    const request = { url: String(input), method, headers, body }
    const key = JSON.stringify([request.url, headers])
    const isRead = method === 'GET'
    const known = isRead ? answers.get(key) : undefined
    if (known) return toResponse(known)
    const answer = await (isRead ? askOnce(key, request) : front.askBackend(currentJob(), request))
    // Answers come several at once: each page goes on in a turn of its own, and says so before.
    await nextTurn()
    traceOn()
    return toResponse(answer)
  }
  return {
    fetch: ask,
    /** Forgets all answers when the front has learnt that the backend says something else. */
    follow(dataVersion: number) {
      if (dataVersion === version) return
      answers.clear()
      asked.clear()
      version = dataVersion
    },
  }
}
