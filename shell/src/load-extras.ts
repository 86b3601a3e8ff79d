import type { createRoot } from 'react-dom/client'
import type { Router } from './beacons/follow-page.ts'
import { listViews } from './beacons/follow-views.ts'
import type { Outbox } from './beacons/outbox.ts'
import type { Reporter } from './beacons/reporter.ts'
import { toldBeside, traceTokenName } from './beacons/told-beside.ts'
import { isInspectorWanted } from './inspector/is-inspector-wanted.ts'
import type { PageData } from './page-data.ts'
import type { SitePlan } from './site/site-plan.ts'

interface Start {
  page: PageData
  plan: SitePlan
  router: Router
  outbox: Outbox
  reporter: Reporter
  createRoot: typeof createRoot
}

/** So many of page views tell how fast they were, once they stand so long: what a first view needs comes first. */
const toldShare = 0.1
const toldAfterMs = 10_000

/** When the page has loaded: what most page views do without. */
export function loadExtras(start: Start): void {
  const load = () => {
    Promise.all([tellOfViews(start), inspect(start)]).catch(console.error)
  }
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}

/** While a canary runs, all views are evidence, and of a traced document all is told; the figures of the field count the same tenth of them as else. */
async function tellOfViews({ page, plan, router, outbox }: Start): Promise<void> {
  const { ownerOf } = plan
  const isCounted = Math.random() < toldShare
  const trace = toldBeside(traceTokenName)
  const isAwaited = page.isWatched || trace !== undefined
  if (!isAwaited && !isCounted) return
  const visits = listViews(router, (path) => {
    const remote = ownerOf(path)
    if (page.isWatched && remote) outbox.add({ kind: 'view', remote })
  })
  if (!isAwaited) await new Promise((resolve) => setTimeout(resolve, toldAfterMs))
  const { watchVitals } = await import('./beacons/watch-vitals.ts')
  const countsAfterMs = isCounted ? toldAfterMs : Infinity
  watchVitals({ visits, outbox, ownerOf, countsAfterMs, trace })
}

async function inspect({ page, reporter, createRoot }: Start): Promise<void> {
  if (!isInspectorWanted(page.lock, location.search)) return
  const { openInspector } = await import('./inspector/open-inspector.tsx')
  openInspector({ lock: page.lock, reporter, createRoot })
}
