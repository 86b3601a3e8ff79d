import { UNSAFE_ErrorResponseImpl as ErrorResponse, matchRoutes } from 'react-router-dom'
import type { HydrationState, RouteObject } from 'react-router-dom'
import type { PageData } from './page-data.ts'
import { fromPlainErrors } from './plain-errors.ts'
import type { Remotes } from './remotes.ts'
import { regionId, siteRoutes } from './router.tsx'
import { loadSite } from './site/load-site.ts'
import type { SitePlan } from './site/site-plan.ts'

/** What the router begins with. */
interface FirstView {
  plan: SitePlan
  routes: RouteObject[]
  state: HydrationState | undefined
  /** False when something that the server rendered with does not come here: then the page is rendered anew. */
  isWhole: boolean
}

/** Loads what the server rendered the document with. Never rejects: what does not come has its fallback. */
export async function loadFirstView(page: PageData, remotes: Remotes): Promise<FirstView> {
  const loadingSite = loadSite()
  const parts = await Promise.allSettled<unknown>([
    ...page.remotes.map((name) => remotes.loadRoutes(name)),
    ...page.slots.map((name) => remotes.load(name)),
  ])
  const failures = parts.filter(isRejected)
  failures.forEach(({ reason }) => console.error('A part of the page did not load', reason))
  const { plan, isAsRendered } = await loadingSite
  const routes = siteRoutes(remotes, plan)
  const pages = await Promise.allSettled(matchedPages(routes).map(loadPage))
  const isLoaded = failures.length === 0 && !pages.some(isRejected)
  const missing = page.remotes.filter((name) => !remotes.loaded.has(name))
  // With other owners routes have other numbers: whose data is whose is not known.
  if (!isAsRendered) return { plan, routes, state: undefined, isWhole: false }
  const state = missing.length > 0 ? withoutRemotes(missing) : stateOf(page)
  return { plan, routes, state, isWhole: isLoaded && state !== undefined }
}

const isRejected = (result: PromiseSettledResult<unknown>) => result.status === 'rejected'

/** Route ids are numbers: without a remote's routes, what takes their place must not get their data. */
function withoutRemotes(names: readonly string[]): HydrationState {
  const failed = () => new ErrorResponse(503, '', null)
  return {
    loaderData: {},
    errors: Object.fromEntries(names.map((name) => [regionId(name), failed()])),
  }
}

function stateOf({ state }: PageData): HydrationState | undefined {
  return state ? { ...state, errors: fromPlainErrors(state.errors) } : undefined
}

const matchedPages = (routes: RouteObject[]) =>
  (matchRoutes(routes, window.location) ?? []).map(({ route }) => route)

/** React Router renders at once only what is not lazy any more. */
async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function')
    Object.assign(route, await route.lazy(), { lazy: undefined })
}
