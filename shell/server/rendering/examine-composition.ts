import { setTimeout as delay } from 'node:timers/promises'
import type { Examination, ExaminedPage } from 'delivery'
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom'
import type { SlotName } from 'shared-ui'
import { createRemotes } from '../../src/remotes.ts'
import { siteRoutes } from '../../src/router.tsx'
import type { LoaderOf } from './federation-host.ts'
import { planOf, type RenderComposition } from './release-code.ts'

/** What the code of a composition offers. */
export type Examined = Pick<Examination, 'remotes' | 'shellPages' | 'slots'>

const aMomentMs = 50

/** Loads everything that the remotes expose. */
export async function examineComposition(
  composition: RenderComposition,
  loaderOf: LoaderOf,
): Promise<Examined> {
  const plan = planOf(composition)
  const remotes = createRemotes(composition.lock, loaderOf(composition))
  const examined: Examined['remotes'] = {}
  for (const name of Object.keys(composition.code)) {
    const routes = await remotes.loadRoutes(name).then(
      (loaded) =>
        checkTree(siteRoutes({ ...remotes, loaded: new Map([[name, loaded]]) }, plan), loaded),
      (error: unknown) => describe(error),
    )
    examined[name] =
      typeof routes === 'string' ? { pages: [], error: routes } : { pages: await listPages(routes) }
  }
  const shellPages = (await listPages(siteRoutes({ ...remotes, loaded: new Map() }, plan))).filter(
    ({ slots }) => slots.length > 0,
  )
  const pages = [...shellPages, ...Object.values(examined).flatMap(({ pages }) => pages)]
  const slots: Examined['slots'] = {}
  for (const name of new Set(pages.flatMap((page) => page.slots)))
    slots[name] = await remotes.load(name as SlotName).then(() => null, describe)
  // A rejection that nobody handles ends a server, but only when the loop turns.
  await delay(aMomentMs)
  return { remotes: examined, shellPages, slots }
}

/** @returns the routes, or what the router does not accept about them */
function checkTree(tree: RouteObject[], routes: RouteObject[]): RouteObject[] | string {
  try {
    createStaticHandler(tree)
    matchRoutes(tree, '/')
    return routes
  } catch (error) {
    return describe(error)
  }
}

async function listPages(
  routes: RouteObject[],
  parent = '',
  inherited: string[] = [],
): Promise<ExaminedPage[]> {
  const lists = await Promise.all(
    routes.map(async (route) => {
      const path = `/${[parent, route.path].join('/').split('/').filter(Boolean).join('/')}`
      const { handle, error } = await loadPage(route)
      const slots = [...inherited, ...((handle as { slots?: string[] } | undefined)?.slots ?? [])]
      if (error || !route.children) return [{ path, slots, ...(error && { error }) }]
      return listPages(route.children, path, slots)
    }),
  )
  return lists.flat()
}

async function loadPage(route: RouteObject): Promise<{ handle?: unknown; error?: string }> {
  if (typeof route.lazy !== 'function') return route
  try {
    return { handle: (await route.lazy()).handle }
  } catch (error) {
    return { error: describe(error) }
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
