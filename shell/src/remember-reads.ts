import { withDeadline } from './with-deadline.ts'

/** How long an answer is good for the page that asked: what the server keeps is as old. In milliseconds. */
const freshMs = 30_000
/** How long a page waits for a read, tries and all: with the rest of a navigation it is told within 2 s. In milliseconds. */
const patienceMs = 1_500
/** Longest allowance for a slow line, in milliseconds. */
const longestLineMs = 4_000
/** Pauses before a read that failed is tried again, in milliseconds. */
const pausesMs = [200, 400]
/** What nobody waits for any more may still come, on a slow line: who tries again has it. In milliseconds. */
const lateMs = 8_000
/** Answers of a backend that may be there in a moment. */
const passing = new Set([502, 503, 504])

/**
 * A fetch that keeps what the backend's tables answered: who goes back to a page has its data at once, also while the
 * backend is away. What fails is tried again for as long as a visitor waits. Calls are made once, and never kept.
 */
export function rememberReads(inner: typeof fetch = fetch): typeof fetch {
  const kept = new Map<string, Promise<Response>>()

  const begin = (key: string, request: Request) => {
    const coming = readPatiently(inner, request)
    const forget = () => void (kept.get(key) === coming && kept.delete(key))
    const forgetLate = setTimeout(forget, patience())
    const settle = (answer?: Response) => {
      clearTimeout(forgetLate)
      if (!answer?.ok) return forget()
      kept.set(key, coming)
      setTimeout(forget, freshMs)
    }
    kept.set(key, coming)
    coming.then(settle, () => settle())
    return coming
  }

  return async (input, init) => {
    const request = new Request(input, init)
    const isRead = request.method === 'GET' && new URL(request.url).pathname.startsWith('/rest/')
    if (!isRead) return inner(request)
    const key = JSON.stringify([request.url, ...request.headers])
    const coming = kept.get(key) ?? begin(key, request)
    return (await withDeadline(coming, patience(), late)).clone()
  }
}

/** On a slow line the backend, which is another origin, needs what this page's own connection took, twice: for the question whether it may be asked, too. */
function patience(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const connectionMs = page ? page.connectEnd - page.connectStart : 0
  return patienceMs + Math.min(2 * connectionMs, longestLineMs)
}

const late = () => new Error('The backend did not answer in time')

/** The answer when it is there in full: a body may stop on its way, and who answers in the backend's place has no data. */
async function readPatiently(inner: typeof fetch, request: Request): Promise<Response> {
  const signal = AbortSignal.timeout(lateMs)
  const read = async () => {
    const answer = await inner(request, { signal })
    await (answer.ok ? answer.clone().json() : answer.clone().arrayBuffer())
    return answer
  }
  for (const pause of pausesMs) {
    const answer = await read().catch(() => null)
    if (answer && !passing.has(answer.status)) return answer
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return read()
}
