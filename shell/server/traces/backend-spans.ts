import { currentWork, newSpanId, now, traceparentOf, type OwnSpan } from './spans.ts'

/** What a backend says of itself in `Server-Timing`, the outer first: our functions, and PostgREST of its transaction. */
const tellings = ['function', 'transaction'] as const

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
    const { parent, owner } = work
    const from = now()
    const tell = (isFailed: boolean, attributes: OwnSpan['attributes'] = {}) => {
      const [name, to] = [`${init?.method ?? 'GET'} ${path}`, now()]
      work.tell({ name, kind: 'client', id, parent, from, to, owner, isFailed, attributes })
      return to
    }
    try {
      const answer = await inner(input, { ...init, headers })
      const to = tell(answer.status >= 500, { 'http.response.status_code': answer.status })
      const last = path.split('/').at(-1) ?? ''
      const names = { function: `function ${last}`, transaction: `sql ${last}` }
      let outer = { parent: id, from, to }
      for (const [kind, ms] of millisecondsIn(answer.headers.get('server-timing') ?? '')) {
        // When it began is not said: half of the rest was the way there. It is no longer than what it is a part of.
        const spare = Math.max(0, (outer.to - outer.from - ms) / 2)
        const part = { parent: outer.parent, from: outer.from + spare, to: outer.to - spare }
        const own = {
          ...part,
          id: newSpanId(),
          name: names[kind],
          kind: 'internal',
          owner,
        } as const
        work.tell(own)
        outer = { ...part, parent: own.id }
      }
      return answer
    } catch (error) {
      tell(true)
      throw error
    }
  }
}

function millisecondsIn(serverTiming: string) {
  const said = serverTiming.slice(0, 1_000)
  return tellings.flatMap((kind) => {
    const [, ms] = new RegExp(`(?:^|[ ,])${kind};dur=(\\d{1,6}(?:\\.\\d{1,6})?)`).exec(said) ?? []
    return ms === undefined ? [] : [[kind, Number(ms)] as const]
  })
}
