import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from './error-answer.ts'

/** Pages that are made at the same time. More would only wait for each other, or for a slow backend. */
export const maxPagesAtOnce = 200

/** Answers at once with 503 when too many pages are being made already, so that the others are still made in time. */
export function shedLoad(limit = maxPagesAtOnce): MiddlewareHandler {
  let running = 0
  return async (c, next) => {
    if (running >= limit) {
      c.header('Retry-After', '5')
      return errorAnswer(c, 503, 'busy', 'Too many people are here at once. Please try again.')
    }
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}
