import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { Router } from './follow-page.ts'
import type { VitalName } from './beacon.ts'
import { maxPath, shellName, type Outbox } from './outbox.ts'

/** Which page stood when. */
interface Visit {
  /** Milliseconds since the document's start. */
  from: number
  path: string
}

interface Watched {
  router: Router
  outbox: Outbox
  ownerOf: (pathname: string) => string | null
}

/**
 * Tells of the pages that this document goes on to, and of its web vitals. The server counts the document itself. Sent when
 * the page is hidden.
 */
export function watchViews({ router, outbox, ownerOf }: Watched): void {
  const visits: Visit[] = [{ from: 0, path: router.state.location.pathname }]
  followViews(router, (path) => {
    const remote = ownerOf(path)
    visits.push({ from: performance.now(), path })
    if (remote) outbox.add({ kind: 'view', remote })
  })

  const reported = new Set<VitalName>()
  const report = (metric: Metric) => {
    const name = metric.name as VitalName
    // A metric comes again each time the page is hidden; the server counts pages, not changes.
    if (reported.has(name)) return
    reported.add(name)
    const path = pathAt(visits, metric.entries[0]?.startTime ?? 0)
    const remote = ownerOf(path) ?? shellName
    outbox.add({ kind: 'vital', remote, path: path.slice(0, maxPath), name, value: metric.value })
  }
  onLCP(report)
  onCLS(report)
  onINP(report)

  // After the listeners of web-vitals, which hand their figures over on the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush()
  })
}

/** A jump inside a page is no new view; asking for the page again is one. */
function followViews(router: Router, onView: (pathname: string) => void): void {
  let last = router.state.location
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === last.key) return
    const isJump =
      location.pathname + location.search === last.pathname + last.search &&
      location.hash !== last.hash
    last = location
    if (!isJump) onView(location.pathname)
  })
}

function pathAt(visits: Visit[], time: number): string {
  return visits.findLast(({ from }) => from <= time)?.path ?? '/'
}
