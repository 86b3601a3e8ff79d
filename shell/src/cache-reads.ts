import { navigationTiming } from './beacons/told-beside.ts'
import { withDeadline } from './with-deadline.ts'

/** How long an answer is good for the page that asked: what the server caches is as old. In milliseconds. */
const freshMs = 30_000
/** How long a page waits for a read, retries and all: with the rest of a navigation it is told within 2 s. In milliseconds. */
const timeoutMs = 1_500
/** Longest allowance for a slow line, in milliseconds. */
const longestLineMs = 4_000
/** Pauses before a read that failed is retried, in milliseconds. */
const pausesMs = [200, 400]
/** What nobody waits for any more may still come, on a slow line: who tries again has it. In milliseconds. */
const abortMs = 8_000
/** Answers of a backend that may be there in a moment. */
const transient = new Set([502, 503, 504])

/**
 * A fetch that caches what the backend's tables answered: who goes back to a page has its data at once, also while the
 * backend is away. What fails is retried for as long as a visitor waits. Calls are made once, and never cached.
 */
export function cacheReads(inner: typeof fetch = fetch): typeof fetch {
  const cache = new Map<string, Promise<Response>>()

  const load = (key: string, request: Request) => {
    const answer = fetchWithRetries(inner, request)
    const evict = () => void (cache.get(key) === answer && cache.delete(key))
    const evictLate = setTimeout(evict, timeout())
    const settle = (response?: Response) => {
      clearTimeout(evictLate)
      if (!response?.ok) return evict()
      cache.set(key, answer)
      setTimeout(evict, freshMs)
    }
    cache.set(key, answer)
    answer.then(settle, () => settle())
    return answer
  }

  return async (input, init) => {
    const request = new Request(input, init)
    const isRead = request.method === 'GET' && new URL(request.url).pathname.startsWith('/rest/')
    if (!isRead) return inner(request)
    const key = JSON.stringify([request.url, ...request.headers])
    const answer = cache.get(key) ?? load(key, request)
    return (await withDeadline(answer, timeout(), late)).clone()
  }
}

/** On a slow line the backend, which is another origin, needs what this page's own connection took, twice: for the question whether it may be asked, too. */
function timeout(): number {
  const page = navigationTiming()
  const connectionMs = page ? page.connectEnd - page.connectStart : 0
  return timeoutMs + Math.min(2 * connectionMs, longestLineMs)
}

const late = () => new Error('The backend did not answer in time')

/** The answer when it is there in full: a body may stop on its way, and who answers in the backend's place has no data. */
async function fetchWithRetries(inner: typeof fetch, request: Request): Promise<Response> {
  const signal = AbortSignal.timeout(abortMs)
  const read = async () => {
    const answer = await inner(request, { signal })
    const text = await answer.text()
    if (answer.ok) JSON.parse(text)
    // What is left of the answer itself goes when the time of its request is over.
    return new Response(text, answer)
  }
  for (const pause of pausesMs) {
    const answer = await read().catch(() => null)
    if (answer && !transient.has(answer.status)) return answer
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return read()
}
