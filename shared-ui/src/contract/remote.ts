import type { RouteObject } from '../router.ts'
import type { PublicPage } from './public-page.ts'

/** What every remote exposes as `./routes`. */
export interface RemoteRoutes {
  /** Absolute paths under the prefixes the remote owns; each page behind `lazy`. */
  routes: RouteObject[]
  /** Every page that can be found, for the sitemap and the site's search; asked for on the server only. */
  publicPages?: (() => Promise<PublicPage[]>) | undefined
}

/**
 * Checks what a remote's `./routes` module exports. It runs in every browser, so it is written out.
 *
 * @throws {Error} naming the remote and the first thing that does not fit the contract
 */
export function parseRemoteRoutes(remote: string, module: unknown): RouteObject[] {
  const { routes, publicPages } = { ...(module as Partial<RemoteRoutes> | null) }
  const fault = publicPages && !isFunction(publicPages) ? 'publicPages' : faultIn(routes, 'routes')
  if (fault) throw new Error(`Remote '${remote}' breaks the contract at ${fault}`)
  return routes ?? []
}

/** Where a list of routes is not what routes are; nothing when it is. */
function faultIn(routes: unknown, where: string): string | undefined {
  if (!Array.isArray(routes) || routes.length === 0) return where
  for (const [place, route] of routes.entries()) {
    const at = `${where}.${place}`
    if (typeof route !== 'object' || route === null) return at
    const { path, index, lazy, children } = route as Record<string, unknown>
    if (path !== undefined && typeof path !== 'string') return `${at}.path`
    if (index !== undefined && typeof index !== 'boolean') return `${at}.index`
    if (lazy !== undefined && !isFunction(lazy)) return `${at}.lazy`
    const deeper = children === undefined ? undefined : faultIn(children, `${at}.children`)
    if (deeper) return deeper
  }
  return undefined
}

const isFunction = (value: unknown) => typeof value === 'function'
