import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { Visit } from './follow-views.ts'
import type { VitalName } from './beacon.ts'
import { maxPath, shellName, type Outbox } from './outbox.ts'
import { navigationTiming } from './told-beside.ts'

interface Watched {
  visits: readonly Visit[]
  outbox: Outbox
  ownerOf: (pathname: string) => string | null
  /** Pages count in the figures of the field once they stand so long, in milliseconds. */
  countsAfterMs: number
  /** What came with a document whose trace is told. */
  trace: string | undefined
}

/** Tells of this document's web vitals, each by the page that it is about. Sent when the page is hidden. */
export function watchVitals({ visits, outbox, ownerOf, countsAfterMs, trace }: Watched): void {
  const reported = new Set<VitalName>()
  const report = (metric: Metric) => {
    const name = metric.name as VitalName
    // A metric comes again each time the page is hidden; the server counts pages, not changes.
    if (reported.has(name)) return
    reported.add(name)
    const path = pathAt(visits, metric.entries[0]?.startTime ?? 0)
    const owner = ownerOf(path)
    const isCounted = performance.now() >= countsAfterMs
    // Of the shell's own pages a vital that is not counted is no evidence either.
    if (!owner && !isCounted && !trace) return
    outbox.add({
      ...{ kind: 'vital', remote: owner ?? shellName, name, value: metric.value },
      ...(isCounted && { path: path.slice(0, maxPath) }),
    })
  }
  onLCP(report)
  onCLS(report)
  onINP(report)

  // After the listeners of web-vitals, which hand their figures over on the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const { requestStart: askedAt = 0, loadEventEnd: doneAt = 0 } = navigationTiming() ?? {}
    if (trace) outbox.add({ kind: 'navigation', remote: shellName, trace, askedAt, doneAt })
    trace = undefined
    outbox.flush()
  })
}

function pathAt(visits: readonly Visit[], time: number): string {
  return visits.findLast(({ from }) => from <= time)?.path ?? '/'
}
