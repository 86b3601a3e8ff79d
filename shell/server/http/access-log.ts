import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { limitLines } from './limit-lines.ts'
import { currentRequestId } from './request-id.ts'

/** Characters of a path that are logged. */
const longestPath = 200

/** One line a request: what was asked, how it ended, how long it took. No query strings, no addresses of visitors. */
export function accessLog(log: Logger): MiddlewareHandler {
  const logNotFound = limitLines(log, { leftOut: 'not-found-left-out', perMinute: 600 })
  const limit = { leftOut: 'failed-requests-left-out', perMinute: 600, level: 'error' } as const
  const logFailed = limitLines(log, limit)
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { status } = c.res
    const entry = {
      event: status === 404 ? 'not-found' : 'request',
      id: currentRequestId(),
      method: c.req.method,
      path: c.req.path.slice(0, longestPath),
      status,
      ms: Math.round(performance.now() - startedAt),
    }
    // What is not ready says so to whoever looks after it, each second.
    const isFailure = status >= 500 && c.req.path !== '/readyz'
    if (isFailure) logFailed(entry)
    else if (status === 404) logNotFound(entry)
    else log.debug(entry)
  }
}
