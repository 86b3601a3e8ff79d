import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { Router } from './follow-page.ts'
import type { Outbox } from './outbox.ts'

type VitalName = 'LCP' | 'CLS' | 'INP'

/** Which remote's page stood when. */
interface Visit {
  /** Milliseconds since the document's start. */
  from: number
  remote: string | null
}

interface Watched {
  router: Router
  outbox: Outbox
  ownerOf: (pathname: string) => string | null
}

/**
 * While a canary runs: tells of the pages that this document goes on to, and of its web vitals. The server counts the
 * document itself. Sent when the page is hidden.
 */
export function watchViews({ router, outbox, ownerOf }: Watched): void {
  const visits: Visit[] = [{ from: 0, remote: ownerOf(router.state.location.pathname) }]
  followViews(router, (pathname) => {
    const remote = ownerOf(pathname)
    visits.push({ from: performance.now(), remote })
    if (remote) outbox.add({ kind: 'view', remote })
  })

  const reported = new Set<VitalName>()
  const report = (metric: Metric) => {
    const name = metric.name as VitalName
    const remote = remoteAt(visits, metric.entries[0]?.startTime ?? 0)
    // A metric comes again each time the page is hidden; the server counts pages, not changes.
    if (!remote || reported.has(name)) return
    reported.add(name)
    outbox.add({ kind: 'vital', remote, name, value: metric.value })
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

function remoteAt(visits: Visit[], time: number): string | null {
  return visits.findLast(({ from }) => from <= time)?.remote ?? null
}
