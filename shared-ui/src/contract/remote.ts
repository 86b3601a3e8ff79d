import * as v from 'valibot'
import type { RouteObject } from '../router.ts'
import type { PublicPage } from './public-page.ts'

/** What every remote exposes as `./routes`. */
export interface RemoteRoutes {
  /** Absolute paths under the prefixes the remote owns; each page behind `lazy`. */
  routes: RouteObject[]
  /** Every page that can be found, for the sitemap and the site's search; asked for on the server only. */
  publicPages?: (() => Promise<PublicPage[]>) | undefined
}

const routeSchema: v.GenericSchema<RouteObject> = v.lazy(() =>
  v.looseObject({
    path: v.optional(v.string()),
    index: v.optional(v.boolean()),
    lazy: v.optional(v.function()),
    children: v.optional(v.array(routeSchema)),
  }),
) as v.GenericSchema<RouteObject>

export const remoteRoutesSchema = v.looseObject({
  routes: v.pipe(v.array(routeSchema), v.minLength(1)),
  publicPages: v.optional(v.function()),
})

/**
 * Checks what a remote's `./routes` module exports.
 *
 * @throws {Error} naming the remote and the first thing that does not fit the contract
 */
export function parseRemoteRoutes(remote: string, module: unknown): RouteObject[] {
  const result = v.safeParse(remoteRoutesSchema, module)
  if (result.success) return (module as RemoteRoutes).routes
  const issue = result.issues[0]
  const where = v.getDotPath(issue) ?? 'module'
  throw new Error(`Remote '${remote}' breaks the contract at ${where}: ${issue.message}`)
}
