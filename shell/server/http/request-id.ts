import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const current = new AsyncLocalStorage<string>()

export const requestIdHeader = 'x-request-id'

/** What a proxy before us may have named the request. */
const knownForm = /^[\w-]{8,64}$/

/** Gives each request an id, the proxy's when there is one, which goes into logs, answers and calls of the backend. */
export function requestIds(): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header(requestIdHeader) ?? ''
    const id = knownForm.test(given) ? given : randomUUID()
    await current.run(id, next)
    // `c.header` would copy an answer that is finished.
    c.res.headers.set(requestIdHeader, id)
  }
}

/** The id of the request that is being answered, or null outside of one. */
export const currentRequestId = (): string | null => current.getStore() ?? null
