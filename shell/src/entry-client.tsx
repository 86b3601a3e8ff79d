import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter, createPath } from 'react-router-dom'
import { configureBackend } from 'shared-ui/provider/data'
import 'shared-ui/theme/styles.css'
import { App } from './app.tsx'
import { followErrors, followRouter } from './beacons/follow-page.ts'
import { createOutbox } from './beacons/outbox.ts'
import { createReporter } from './beacons/reporter.ts'
import { cacheReads } from './cache-reads.ts'
import { completeLock } from './federation/complete-lock.ts'
import { moduleLoader } from './federation/client.ts'
import { readImportMap } from './federation/document-import-map.ts'
import { removeMissingStyles } from './federation/missing-styles.ts'
import { createHashLoader } from './federation/release-hashes.ts'
import { requireStyleHashes } from './federation/require-style-hashes.ts'
import { loadFirstView } from './first-view.ts'
import { focusPressedButtons } from './focus-pressed-buttons.ts'
import { fadeInTurn } from './frame/view-transitions.ts'
import { LastBoundary } from './last-boundary.tsx'
import { leaveOtherSpellings, loadDocument } from './leave-other-spellings.ts'
import { loadExtras } from './load-extras.ts'
import { readPageData } from './page-data.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createRemotes } from './remotes.ts'
import { createDiscovery } from './router.tsx'
import { defaultSite } from './site/site-plan.ts'
import { trustHarmlessText } from './trusted-text.ts'
import { readTypedEarly } from './typed-early.ts'

trustHarmlessText()
const page = readPageData()
const { site, lock } = page

let plan = defaultSite
const firstPath = window.location.pathname
const outbox = createOutbox(lock)
const plainReporter = createReporter(outbox, lock, (path) => plan.ownerOf(path))
const reporter = import.meta.env.DEV
  ? (await import('./development/show-failures.ts')).showing(plainReporter)
  : plainReporter
followErrors(reporter)

const { imports: shared = {}, integrity: hashes } = readImportMap()
requireStyleHashes(hashes)
removeMissingStyles()

configureBackend({ url: site.supabaseUrl, anonKey: site.supabaseAnonKey, fetch: cacheReads() })
const hashLoader = createHashLoader(hashes, lock)
const remotes = createRemotes(lock, moduleLoader(lock, shared, hashLoader.load), {
  onFailure: (name, error) => reporter.fail(error, name),
  complete: completeLock,
  // The server knows with which kit all of this page can be shown; where that is this document's, it was shown already.
  onOtherKit: async () => {
    if (window.location.pathname !== firstPath) await loadDocument(createPath(window.location))
  },
  async beforePage(remote) {
    const locked = lock.remotes[remote]
    if (locked) await hashLoader.load(remote, locked)
  },
})

const view = await loadFirstView(page, remotes)
hashLoader.endFirstView()
plan = view.plan
const discover = createDiscovery(remotes, plan, (parent, routes) =>
  router.patchRoutes(parent, routes),
)
const router = createBrowserRouter(view.routes, {
  hydrationData: view.state,
  // A remote that does not come leaves its region's fallback in place, which offers a retry; one of another kit has a document of its own.
  patchRoutesOnNavigation: ({ path }) =>
    discover(path).catch((reason: unknown) => {
      // Where this very page could not be shown as the server made it, another document would be the same.
      if (path !== firstPath && lock.elsewhere?.includes(plan.ownerOf(path) ?? ''))
        return loadDocument(createPath(router.state.navigation.location ?? { pathname: path }))
      console.error('A remote did not load', reason)
    }),
})

// The document kept what was pressed before; from here on React sees each press itself.
let { pressedEarly } = window as { pressedEarly?: HTMLElement | false | null }
const putTypedBack = readTypedEarly()
const goOn = () => {
  putTypedBack()
  if (pressedEarly) pressedEarly.click()
  pressedEarly = null
}
const app = (
  <StrictMode>
    <LastBoundary>
      <App site={site} plan={plan} lock={lock} slots={remotes} onHydrated={goOn}>
        <RouterProvider router={fadeInTurn(router)} useTransitions={false} />
      </App>
    </LastBoundary>
  </StrictMode>
)
const options = {
  onCaughtError(error: unknown) {
    console.error(error)
    reporter.fail(error)
  },
}
// Browsers translate by elements that nothing here uses; what was rendered is not what stands there then.
const isTranslated = document.querySelector('font') !== null
// As a transition it is done in slices, between which the page answers.
startTransition(() => {
  if (view.isWhole && !isTranslated) hydrateRoot(document, app, options)
  else createRoot(document, options).render(app)
})

followRouter(router, reporter)
if (import.meta.env.DEV) (await import('./development/refresh-pages.ts')).refreshPages(router)
leaveOtherSpellings(router)
prefetchOnIntent(router, discover)
focusPressedButtons()
loadExtras({ page, plan, router, outbox, reporter, createRoot })
