import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from '../http/error-answer.ts'
import type { Settings } from '../settings.ts'

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

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Pages take what a browser's form sends, and nothing else. */
export function formsOnly(): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!formTypes.includes(type))
      return errorAnswer(c, 415, 'unsupported-media-type', 'This address takes forms only.')
    await next()
  }
}
