import { LRUCache } from 'lru-cache'
import { currentRequestId, requestIdHeader } from './http/request-id.ts'
import type { BackendOutcome } from './metrics/metrics.ts'
import { readPlainResponse, toResponse } from './rendering/plain-messages.ts'
import type { PlainResponse } from './rendering/worker-functions.ts'
import { singleFlight } from './single-flight.ts'

/** How long an answer is served without asking again, in milliseconds. */
const freshMs = 30_000
/** How long an old answer may stand in while the backend is slow or away. */
const staleMs = 24 * 60 * 60 * 1000
/** Longest wait for the backend, in milliseconds. */
const readDeadlineMs = 5_000
const writeDeadlineMs = 15_000

const maxAnswers = 2_000
/** Of all answers, in bytes. */
const maxBytes = 32_000_000

interface Answer extends PlainResponse {
  storedAt: number
}

/**
 * A fetch for reads on the server: caches good answers, serves an old one at once while it asks again, makes one
 * request out of many equal ones, and gives up after a deadline. Anything but GET passes through.
 *
 * @param onChange told when an answer is another one than before
 */
export function cachedFetch(
  inner: typeof fetch = fetch,
  count: (outcome: BackendOutcome) => void = () => {},
  onChange: () => void = () => {},
): typeof fetch {
  const answers = new LRUCache<string, Answer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  })
  const asking = singleFlight<Answer>()

  const ask = async (key: string, url: string, headers: Headers): Promise<Answer> => {
    const answer = await read(inner, url, headers).catch((error: unknown) => {
      count('failed')
      throw error
    })
    const isGood = answer.status < 300
    if (isGood && isChanged(answers.peek(key), answer)) onChange()
    if (isGood) answers.set(key, answer)
    count(isGood ? 'asked' : 'failed')
    return answer
  }

  return async (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') return write(inner, input, init)
    const url = input instanceof Request ? input.url : String(input)
    const headers = new Headers(init?.headers)
    const key = JSON.stringify([url, ...headers])
    const cached = answers.get(key)
    const age = cached ? performance.now() - cached.storedAt : Infinity
    if (cached && age < freshMs) {
      count('fresh')
      return toResponse(cached)
    }
    const answer = asking.run(key, () => ask(key, url, headers))
    if (!cached || age > staleMs) return toResponse(await answer)
    answer.catch(() => undefined)
    count('stale')
    return toResponse(cached)
  }
}

async function read(inner: typeof fetch, url: string, headers: Headers): Promise<Answer> {
  const response = await inner(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(readDeadlineMs),
  })
  const plain = await readPlainResponse(response)
  // fetch has decoded the body already
  const kept = plain.headers.filter(([name]) => !/^content-(encoding|length)$/.test(name))
  return { ...plain, headers: kept, storedAt: performance.now() }
}

function write(inner: typeof fetch, input: RequestInfo | URL, init?: RequestInit) {
  const headers = new Headers(init?.headers)
  const id = currentRequestId()
  if (id) headers.set(requestIdHeader, id)
  return inner(input, {
    ...init,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(writeDeadlineMs),
  })
}

/** An answer that is not to be stored is another one each time, and no data. */
function isChanged(before: Answer | undefined, { body, headers }: Answer): boolean {
  if (!before || new Headers(headers).get('cache-control')?.includes('no-store')) return false
  return Buffer.compare(before.body, body) !== 0
}
