import { AsyncLocalStorage } from 'node:async_hooks'

interface Traced {
  traceparent: string
  /** What the database took up to now, in milliseconds. */
  databaseMs: number
}

const current = new AsyncLocalStorage<Traced>()

/** By W3C Trace Context. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * Does what a request asks for. Of one that has a trace, the answer says how long all of it took, and of that the database: who asks
 * tells of that, since nothing here sends traces.
 */
export async function inTrace(request: Request, work: () => Promise<Response>): Promise<Response> {
  const traceparent = request.headers.get('traceparent') ?? ''
  if (!form.test(traceparent)) return work()
  const traced = { traceparent, databaseMs: 0 }
  const startedAt = performance.now()
  const response = await current.run(traced, work)
  const ms = performance.now() - startedAt
  const { databaseMs } = traced
  response.headers.set(
    'server-timing',
    `function;dur=${ms.toFixed(1)}, transaction;dur=${databaseMs.toFixed(1)}`,
  )
  return response
}

/** The trace of what is under way, for the log; nothing without one. */
export function traceForLog(): { trace?: string } {
  const [, trace] = form.exec(current.getStore()?.traceparent ?? '') ?? []
  return trace ? { trace } : {}
}

/** A fetch that tells the database the trace. */
export const tracedFetch: typeof fetch = async (input, init) => {
  const traced = current.getStore()
  if (!traced) return fetch(input, init)
  const headers = new Headers(init?.headers)
  headers.set('traceparent', traced.traceparent)
  const startedAt = performance.now()
  try {
    return await fetch(input, { ...init, headers })
  } finally {
    traced.databaseMs += performance.now() - startedAt
  }
}
