import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { currentRequestId } from './request-id.ts'

/** One line a request: what was asked, how it ended, how long it took. No query strings, no addresses of visitors. */
export function accessLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { status } = c.res
    const entry = {
      event: status === 404 ? 'not-found' : 'request',
      id: currentRequestId(),
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(performance.now() - startedAt),
    }
    if (status >= 500) log.error(entry)
    else if (status === 404) log.warn(entry)
    else log.debug(entry)
  }
}
