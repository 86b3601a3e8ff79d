import { currentWork, newSpanId, now, traceparentOf } from './spans.ts'

/** What a backend says of itself in `Server-Timing`, the outer first: our functions, and PostgREST of its transaction. */
const tellings = { function: 'function', transaction: 'sql' }

/**
 * A fetch that tells the backend the page's trace (W3C Trace Context), and tells of each question, and of what the backend says that it
 * took. Of addresses only the path counts: what stands behind it may be a visitor's.
 */
export function tracedFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const work = currentWork.getStore()
    if (!work) return inner(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const path = pathname.slice(0, 100)
    const headers = new Headers(init?.headers)
    const id = newSpanId()
    headers.set('traceparent', traceparentOf(work.trace, id))
    const { parent, owner, tell } = work
    const from = now()
    let answer: Response | null = null
    try {
      answer = await inner(input, { ...init, headers })
      return answer
    } finally {
      const [name, to, status] = [`${init?.method ?? 'GET'} ${path}`, now(), answer?.status ?? 0]
      const attributes = { 'http.response.status_code': status }
      const isFailed = status === 0 || status >= 500
      tell({ name, kind: 'CLIENT', id, parent, from, to, owner, isFailed, attributes })
      let outer = { id, from, to }
      for (const [kind, word] of Object.entries(tellings)) {
        const ms = millisecondsOf(kind, answer?.headers.get('server-timing') ?? '')
        if (ms === null) continue
        // When it began is not said: half of the rest was the way there. It is no longer than what it is a part of.
        const spare = Math.max(0, (outer.to - outer.from - ms) / 2)
        const part = { id: newSpanId(), from: outer.from + spare, to: outer.to - spare }
        tell({ ...part, name: `${word} ${path.split('/').at(-1)}`, parent: outer.id, owner })
        outer = part
      }
    }
  }
}

function millisecondsOf(kind: string, serverTiming: string): number | null {
  const form = new RegExp(`(?:^|[ ,])${kind};dur=(\\d{1,6}(?:\\.\\d{1,6})?)`)
  const [, ms] = form.exec(serverTiming.slice(0, 1_000)) ?? []
  return ms === undefined ? null : Number(ms)
}
