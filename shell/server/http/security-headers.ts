import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings.ts'

const policy = 'Content-Security-Policy'

const everywhere = {
  [policy]: "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
}

/** Only a document gives them a meaning: a first view has a dozen files, which come the sooner without. */
const ofDocuments = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
}

/** Headers of a file of a build, or of whatever else is answered: that may be a document. */
export const securityHeaders = (kind: 'file' | 'other'): Record<string, string> =>
  kind === 'file' ? everywhere : { ...everywhere, ...ofDocuments }

const builtFile = /^\/(assets|remotes)\//

/** Security headers for every answer. A page has a policy of its own. */
export function baseHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    const isFile = builtFile.test(c.req.path) && status < 400
    for (const [name, value] of Object.entries(securityHeaders(isFile ? 'file' : 'other')))
      if (name !== policy || !headers.has(name)) headers.set(name, value)
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
    // The rules of the one policy are in `src/trusted-text.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-to policies',
  ].join('; ')
}

/**
 * Which scripts need a hash. WebKit (Safari 26, every browser on iOS) takes what a module imports for one without, though it checks
 * it against the import map's: where that may be, nothing is blocked by this header, and a shared cache's copy of it is replaced.
 */
export function integrityPolicy(userAgent = ''): string {
  const takesImportMaps = /AppleWebKit\/537\.36 .*Chrome\/|\bFirefox\//.test(userAgent)
  // Stylesheets may be named here too once browsers know them: Chromium 156 does not, and complains on every page.
  return `blocked-destinations=(${takesImportMaps ? 'script' : ''}), endpoints=(policies)`
}
