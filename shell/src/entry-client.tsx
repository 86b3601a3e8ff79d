import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  RouterProvider,
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom'
import { configureBackend } from 'shared-ui/provider/data'
import 'shared-ui/theme/styles.css'
import { App } from './app.tsx'
import { loadRemoteModule, registerRemotes } from './federation-client.ts'
import { fromPlainErrors, pageDataId, type PageData } from './page-data.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createRemotes } from './remotes.ts'
import { restoreStyles } from './restore-styles.ts'
import { createDiscovery, siteRoutes } from './router.tsx'

const page = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData

configureBackend({ url: page.site.supabaseUrl, anonKey: page.site.supabaseAnonKey })
registerRemotes(page.lock)
const remotes = createRemotes(page.lock, loadRemoteModule)

const isComplete = await loadWhatTheServerUsed()
const routes = siteRoutes(remotes)
await loadMatchedPages(routes)

const discover = createDiscovery(remotes)
const router = createBrowserRouter(routes, {
  hydrationData: page.state
    ? { ...page.state, errors: fromPlainErrors(page.state.errors) }
    : undefined,
  // A remote that does not come leaves its region's fallback in place, which offers a retry.
  patchRoutesOnNavigation: ({ path, patch }) =>
    discover(path, patch).catch((reason: unknown) =>
      console.error('A remote did not load', reason),
    ),
})
const app = (
  <StrictMode>
    <App site={page.site} slots={remotes}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
)

if (isComplete && page.state) hydrateRoot(document, app)
else createRoot(document).render(app)
restoreStyles(router)
prefetchOnIntent(router, discover)

/** False when a remote that the server had does not come here: then the page is rendered anew with its fallback. */
async function loadWhatTheServerUsed(): Promise<boolean> {
  const work = [
    ...page.remotes.map((name) => remotes.loadRoutes(name)),
    ...page.slots.map((name) => remotes.load(name)),
  ]
  const results = await Promise.allSettled<unknown>(work)
  const failures = results.filter((result) => result.status === 'rejected')
  failures.forEach(({ reason }) => console.error('A part of the page did not load', reason))
  return failures.length === 0
}

/** React Router renders at once only what is not lazy any more. */
async function loadMatchedPages(tree: RouteObject[]): Promise<void> {
  const matches = matchRoutes(tree, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
