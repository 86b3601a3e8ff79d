import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from './error-answer.ts'
import type { Settings } from './settings.ts'

/** Forms are taken from our own pages only. */
export function sameOriginOnly(settings: Settings): MiddlewareHandler {
  const publicOrigin = new URL(settings.SITE_URL).origin
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isOwn =
      origin === undefined || origin === new URL(c.req.url).origin || origin === publicOrigin
    const site = c.req.header('sec-fetch-site')
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
    if (!isOwn || isForeign)
      return errorAnswer(c, 403, 'foreign-origin', 'This form can only be sent from our own site.')
    await next()
  }
}
