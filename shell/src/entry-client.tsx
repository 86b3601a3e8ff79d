import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import {
  RouterProvider,
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom'
import { configureBackend } from 'shared-ui/provider/data'
import 'shared-ui/theme/styles.css'
import { App } from './app.tsx'
import { followErrors, followRouter } from './beacons/follow-page.ts'
import { createOutbox } from './beacons/outbox.ts'
import { createReporter } from './beacons/reporter.ts'
import { readImportMap } from './federation/document-import-map.ts'
import { moduleLoader } from './federation/client.ts'
import { isInspectorWanted } from './inspector/is-inspector-wanted.ts'
import { leaveOtherSpellings } from './leave-other-spellings.ts'
import { completeLock } from './federation/live-lock.ts'
import { fromPlainErrors, pageDataId, type PageData } from './page-data.ts'
import { patientRoutes } from './recovery/patient-routes.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { rememberReads } from './remember-reads.ts'
import { ownerOf } from './ownership.ts'
import { createRemotes } from './remotes.ts'
import { createLearning } from './federation/release-hashes.ts'
import { requireStyleHashes } from './federation/require-style-hashes.ts'
import { restoreStyles, watchStyles } from './recovery/restore-styles.ts'
import { createDiscovery, siteRoutes, type Discovery } from './router.tsx'
import { takeStandIn } from './recovery/stand-in.tsx'
import { trustHarmlessText } from './trusted-text.ts'

trustHarmlessText()
const { integrity: hashes } = readImportMap()
requireStyleHashes(hashes)
const page = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData

const outbox = createOutbox(page.lock)
const reporter = createReporter(outbox, page.lock)
followErrors(reporter)

configureBackend({
  url: page.site.supabaseUrl,
  anonKey: page.site.supabaseAnonKey,
  fetch: rememberReads(),
})
const failed = new Set<string>()
const remotes = createRemotes(
  page.lock,
  moduleLoader(page.lock, createLearning(hashes, page.lock)),
  {
    onFailure(name, error) {
      failed.add(name)
      reporter.fail(error, name)
    },
    complete: completeLock,
    prepare: patientRoutes,
  },
)

const styles = watchStyles()
const hasRemotes = await loadWhatTheServerUsed()
const routes = siteRoutes(remotes)
const isComplete = (await loadMatchedPages(routes)) && hasRemotes

const discover = createDiscovery(remotes)
/** The page's remote was just asked for: the router, when it starts, need not wait for it once more. */
let isAsked = !hasRemotes
const discoverAfterStart: Discovery = async (path, patch) => {
  const isKnown = isAsked && ownerOf(path) === ownerOf(location.pathname)
  isAsked = false
  if (!isKnown) await discover(path, patch)
}
/** Route ids are numbers: without a remote's routes, what takes their place must not get their data. */
const hasSameRoutes = page.remotes.every((name) => remotes.loaded.has(name))
const router = createBrowserRouter(routes, {
  hydrationData:
    hasSameRoutes && page.state
      ? { ...page.state, errors: fromPlainErrors(page.state.errors) }
      : undefined,
  // A remote that does not come leaves its region's fallback in place, which offers a retry.
  patchRoutesOnNavigation: ({ path, patch }) =>
    discoverAfterStart(path, patch).catch((reason: unknown) =>
      console.error('A remote did not load', reason),
    ),
})
const app = (
  <StrictMode>
    <App site={page.site} lock={page.lock} slots={remotes}>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  </StrictMode>
)

const options: RootOptions = {
  onCaughtError(error) {
    console.error(error)
    reporter.fail(error)
  },
}
// As a transition it is done in slices, between which the page answers.
startTransition(() => {
  if (isComplete && page.state) hydrateRoot(document, app, options)
  else createRoot(document, options).render(app)
})
followRouter(router, reporter)
leaveOtherSpellings(router)
restoreStyles(router, styles)
// Pointing at a link uses none of the tries that a visitor has.
prefetchOnIntent(router, async (path, patch) => {
  if (!failed.has(ownerOf(path) ?? '')) await discover(path, patch)
})
afterLoading(loadExtras)

/** What most page views do without. */
async function loadExtras(): Promise<void> {
  if (page.isWatched) {
    const { watchViews } = await import('./beacons/watch-views.ts')
    watchViews({ router, outbox, ownerOf })
  }
  if (isInspectorWanted(page.lock, location.search)) {
    const { openInspector } = await import('./inspector/open-inspector.tsx')
    openInspector({ lock: page.lock, reporter, createRoot })
  }
}

function afterLoading(work: () => Promise<void>): void {
  const start = () => void work().catch((error: unknown) => console.error(error))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

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

/** React Router renders at once only what is not lazy any more. False when a page's code does not come. */
async function loadMatchedPages(tree: RouteObject[]): Promise<boolean> {
  const matches = matchRoutes(tree, window.location) ?? []
  const results = await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true
      const module = await route.lazy()
      Object.assign(route, module, { lazy: undefined })
      return !takeStandIn(module)
    }),
  )
  return results.every((result) => result.status === 'fulfilled' && result.value)
}
