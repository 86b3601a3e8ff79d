import { currentRequestId, requestIdHeader } from './http/request-id.ts'

/** How long an answer is served without asking again, in milliseconds. */
const freshMs = 30_000
/** How long an old answer may stand in while the backend is slow or away. */
const staleMs = 24 * 60 * 60 * 1000
/** Longest wait for the backend, in milliseconds. */
const readDeadlineMs = 5_000
const writeDeadlineMs = 15_000
const maxEntries = 2_000

interface Entry {
  body: ArrayBuffer
  init: { status: number; headers: Headers }
  storedAt: number
}

/** How a read was answered: from memory, from memory while asking again, by the backend, or not at all. */
export const backendOutcomes = ['fresh', 'stale', 'asked', 'failed'] as const
export type BackendOutcome = (typeof backendOutcomes)[number]

/**
 * A fetch for reads on the server: keeps good answers, serves an old one at once while it asks again, makes one
 * request out of many equal ones, and gives up after a deadline. Anything but GET passes through.
 *
 * @param changed told when an answer is another one than before
 */
export function cachedFetch(
  inner: typeof fetch = fetch,
  count: (outcome: BackendOutcome) => void = () => {},
  changed: () => void = () => {},
): typeof fetch {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<Entry>>()

  const ask = (key: string, url: string, headers: Headers): Promise<Entry> => {
    const running = pending.get(key)
    if (running) return running
    const request = read(inner, url, headers)
      .then((entry) => {
        const isGood = entry.init.status < 300
        if (isGood && isChanged(entries.get(key), entry)) changed()
        if (isGood) remember(entries, key, entry)
        count(isGood ? 'asked' : 'failed')
        return entry
      })
      .catch((error: unknown) => {
        count('failed')
        throw error
      })
      .finally(() => pending.delete(key))
    pending.set(key, request)
    return request
  }

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if ((init?.method ?? 'GET') !== 'GET') {
      const headers = new Headers(init?.headers)
      const id = currentRequestId()
      if (id) headers.set(requestIdHeader, id)
      return inner(input, { ...init, headers, signal: AbortSignal.timeout(writeDeadlineMs) })
    }
    const headers = new Headers(init?.headers)
    const key = `${url} ${headers.get('accept') ?? ''} ${headers.get('range') ?? ''}`
    const known = entries.get(key)
    const age = known ? Date.now() - known.storedAt : Infinity
    if (known && age < freshMs) {
      count('fresh')
      return toResponse(known)
    }
    const answer = ask(key, url, headers)
    if (!known || age > staleMs) return toResponse(await answer)
    answer.catch(() => undefined)
    count('stale')
    return toResponse(known)
  }
}

async function read(inner: typeof fetch, url: string, headers: Headers): Promise<Entry> {
  const response = await inner(url, { headers, signal: AbortSignal.timeout(readDeadlineMs) })
  const body = await response.arrayBuffer()
  const headersOfAnswer = new Headers(response.headers)
  // fetch has decoded the body already
  headersOfAnswer.delete('content-encoding')
  headersOfAnswer.delete('content-length')
  return { body, init: { status: response.status, headers: headersOfAnswer }, storedAt: Date.now() }
}

function remember(entries: Map<string, Entry>, key: string, entry: Entry): void {
  entries.delete(key)
  entries.set(key, entry)
  const oldest = entries.keys().next().value
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
}

/** An answer that is not to be stored is another one each time, and no data. */
function isChanged(before: Entry | undefined, { body, init }: Entry): boolean {
  if (!before || init.headers.get('cache-control')?.includes('no-store')) return false
  return !Buffer.from(before.body).equals(Buffer.from(body))
}

function toResponse({ body, init }: Entry): Response {
  const hasBody = init.status !== 204 && init.status !== 304
  return new Response(hasBody ? body : null, init)
}
