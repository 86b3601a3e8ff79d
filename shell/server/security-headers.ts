import type { MiddlewareHandler } from 'hono'
import type { Settings } from './settings.ts'

/** Headers of every answer, whatever it is. Pages replace the policy by their own. */
export function baseHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

/**
 * The policy of a page: scripts come from this origin or are known by hash.
 *
 * @param scriptHashes `sha256-…` of the inline scripts
 */
export function pagePolicy(settings: Settings, scriptHashes: string[]): string {
  const backend = new URL(settings.SUPABASE_URL).origin
  const booking = new URL(settings.BOOKING_URL).origin
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${backend}`,
    `frame-src ${booking}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
