import type { Context } from 'hono'
import { viewTokenName } from '../../src/beacons/outbox.ts'
import { methodNotAllowed } from '../admission/methods.ts'
import type { Visit } from '../composition/follow-registry.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { integrityPolicy } from '../http/security-headers.ts'
import { sendEncoded, sendWritten } from '../http/written-body.ts'
import type { Services } from '../services.ts'
import { reportingEndpoints } from '../visitors/reports.ts'
import type { FoundPage } from './page-cache.ts'
import { redirectTo } from './redirect-to.ts'
import type { PageDocument } from './render-document.ts'

/** Sends a page to the visitor, whose view of all that is in it counts here. */
export function sendPage(c: Context, visit: Visit, found: FoundPage, services: Services) {
  const { compositions, watch, metrics, traces } = services
  const { page, outcome, isLastGood, ageMs } = found
  if (outcome) metrics.countPage(outcome)
  if ('location' in page) return redirectTo(page)
  if (page.status === 405) return methodNotAllowed(c, ['GET'])
  // Its key was revoked while it was rendered.
  if (!page.signers.every(compositions.trusts))
    return errorAnswer(c, 503, 'unavailable', 'This page cannot be made now.')
  if (isLastGood) metrics.countLastGoodPage()
  const tell = () => {
    countView(found, page, services)
    if (ageMs > 0) c.header('Age', String(Math.round(ageMs / 1000)))
    setHeaders(c, visit, page)
    const token = watch.tokenFor(page.lock)
    const beside = [
      timingOf(found, page),
      ...(token ? [`${viewTokenName};desc="${token}"`] : []),
      ...(traces?.entriesFor(c) ?? []),
    ]
    c.header('Server-Timing', beside.join(', '))
    if (page.status === 503) c.header('Retry-After', '30')
    c.status(page.status as 200)
  }
  return page.status === 200 ? sendWritten(c, page.body, tell) : sendEncoded(c, page.body, tell)
}

/** Of all that did its part in the page; what did not is counted where that was found out. */
function countView(found: FoundPage, { releases }: PageDocument, { watch, metrics }: Services) {
  const origin = isRenderedNow(found) ? 'rendered' : 'cached'
  for (const [remote, release] of releases) {
    watch.observe(origin, remote, release, { views: 1, failures: 0 })
    metrics.countRemote(remote, release, 'whole')
  }
}

/** Also an old page, whose view has it rendered anew. */
const isRenderedNow = ({ outcome, isLastGood }: FoundPage): boolean =>
  outcome !== 'hit' && !isLastGood

function setHeaders(c: Context, { bucket, previews }: Visit, { policy }: PageDocument): void {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Content-Security-Policy', policy)
  c.header('Reporting-Endpoints', reportingEndpoints)
  c.header('Integrity-Policy', integrityPolicy(c.req.header('user-agent')))
  // Shared caches keep what every visitor gets, and never what only some get.
  c.header('Cache-Control', bucket === null ? 'no-cache' : 'private, no-cache')
  c.header('Vary', bucket === null ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
  if (previews.size === 0) return
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
}

/** Where the page comes from and, when it was rendered for this view, what took how many milliseconds. */
function timingOf({ outcome, isLastGood }: FoundPage, { seconds }: PageDocument): string {
  const source = `cache;desc=${isLastGood ? 'last-good' : (outcome ?? 'none')}`
  if (isLastGood || outcome === 'hit' || outcome === 'stale') return source
  const phases = Object.entries(seconds).map(
    ([phase, value]) => `${phase};dur=${(value * 1000).toFixed(1)}`,
  )
  return [source, ...phases].join(', ')
}
