import type { Context, Env, Handler, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { viewTokenName } from '../../src/beacons/outbox.ts'
import { methodNotAllowed } from '../admission/methods.ts'
import { askedOf } from './asked-page.ts'
import type { CanaryWatch } from '../visitors/canary-watch.ts'
import { ordinaryVisit, type Compositions, type Visit } from '../composition/follow-registry.ts'
import { describeError } from '../http/describe-error.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { writePage, type PageAnswer } from './write-page.ts'
import { createPageCache, type Asked, type FoundPage } from './page-cache.ts'
import type { Metrics } from '../metrics.ts'
import type { MakePage } from './page-attempts.ts'
import { reportingEndpoints } from '../visitors/reports.ts'
import { currentRequestId } from '../http/request-id.ts'
import type { Settings } from '../settings.ts'
import type { ShellBuild } from '../composition/shell-build.ts'
import type { Visits } from '../visitors/visits.ts'
import { sendEncoded, sendWritten } from '../http/written-body.ts'

/** What a request was found to ask for, once; `asked` is null for what one visitor only gets. */
interface PageEnv extends Env {
  Variables: { page?: { visit: Visit; asked: Asked | null } }
}

export interface PageSources {
  settings: Settings
  compositions: Compositions
  visits: Visits
  watch: CanaryWatch
  shell: ShellBuild
  metrics: Metrics
  /** Another number whenever the backend is known to say something new. */
  dataVersion: () => number
  log: Logger
}

export interface PageHandlers {
  /** What everybody gets at the address of a page, for whoever does not send it: nobody's view. */
  find(path: string): Promise<PageAnswer | Response>
  /** The same when it is kept, or null. */
  findKept(path: string): Promise<PageAnswer | Response | null>
  /** Answers with a page that is there already, or is being made. */
  kept: MiddlewareHandler<PageEnv>
  /** Answers every address that is a page: one composition, one render, one document. */
  made: Handler<PageEnv>
}

export function createPageHandlers(parts: PageSources, makePage: MakePage): PageHandlers {
  const { settings, compositions, visits, watch, metrics, log } = parts
  const isServed = ({ signers }: PageAnswer) => signers.every(compositions.trusts)
  const cache = createPageCache(settings.HTML_CACHE === 'on', isServed)
  const origin = new URL(settings.SITE_URL).origin

  const write = async (page: ReturnType<MakePage>, wanted?: string) => {
    const made = await page
    if (made instanceof Response) return made
    return writePage(made, { ...parts, isWatched: compositions.hasCanary }, wanted)
  }

  /** What everybody gets is made of the address alone: nothing of the visitor who came first gets into it. */
  const forEverybody =
    ({ address, canaries }: Asked, visit: Visit, isView = true) =>
    () =>
      write(makePage(new Request(origin + address), visit, isView), canaries)

  const forOne = async (c: Context, visit: Visit): Promise<FoundPage> => {
    const page = makePage(c.req.raw, visit).catch((error: unknown) => {
      if (visit.previews.size === 0) throw error
      log.error({ event: 'preview-refused', id: currentRequestId(), error: String(error) })
      visits.endPreviews(c)
      return makePage(c.req.raw, ordinaryVisit)
    })
    return { answer: await write(page), isOwn: true, isLastGood: false, ageMs: 0 }
  }

  const inBackground = (c: Context, make: () => ReturnType<typeof write>) => () =>
    make().catch((error: unknown) => {
      log.error({
        event: 'page-not-renewed',
        id: currentRequestId(),
        path: c.req.path,
        error: describeError(error, c.req.raw),
      })
      throw error
    })

  const unseen = async (path: string) => {
    const asked = await askedOf(origin + path, ordinaryVisit, parts)
    if (!asked) throw new Error('An ordinary visit has no preview')
    return { asked, make: forEverybody(asked, ordinaryVisit, false) }
  }

  return {
    async find(path) {
      const { asked, make } = await unseen(path)
      return answerOf((await cache.find(asked, make)) ?? (await cache.make(asked, make)))
    },
    async findKept(path) {
      const { asked, make } = await unseen(path)
      const found = await cache.find(asked, make)
      return found && answerOf(found)
    },
    async kept(c, next) {
      const visit = await visits.of(c)
      const asked = await askedOf(c.req.url, visit, parts)
      c.set('page', { visit, asked })
      const make = asked && inBackground(c, forEverybody(asked, visit))
      const found = make && (await cache.find(asked, make))
      return found ? send(c, visit, found) : next()
    },
    async made(c) {
      const { visit, asked } = c.get('page') ?? { visit: await visits.of(c), asked: null }
      const found = asked
        ? await cache.make(asked, forEverybody(asked, visit))
        : await forOne(c, visit)
      return send(c, visit, found)
    },
  }

  function send(c: Context, visit: Visit, found: FoundPage) {
    const { answer, outcome, isLastGood, isOwn, ageMs } = found
    if (outcome) metrics.countPage(outcome)
    if (answer instanceof Response) return redirectOf(answer)
    if (answer.status === 405) return methodNotAllowed(c, ['GET'])
    // Its key was revoked while it was made.
    if (!isServed(answer))
      return errorAnswer(c, 503, 'unavailable', 'This page cannot be made now.')
    if (isLastGood) metrics.countLastGoodPage()
    if (!isOwn) countView(answer)
    if (ageMs > 0) c.header('Age', String(Math.round(ageMs / 1000)))
    setHeaders(c, visit, answer)
    const token = watch.tokenFor(answer.lock)
    const timing = timingOf(found, answer)
    c.header('Server-Timing', token ? `${timing}, ${viewTokenName};desc="${token}"` : timing)
    if (answer.status === 200) return sendWritten(c, answer.body)
    if (answer.status === 503) c.header('Retry-After', '30')
    c.status(answer.status as 404)
    return sendEncoded(c, answer.body)
  }

  /** A page that was made before is another view of all that is in it. */
  function countView({ releases }: PageAnswer): void {
    for (const [remote, release] of releases) {
      watch.observe('kept', remote, release, { views: 1, failures: 0 })
      metrics.countRemote(remote, release, 'whole')
    }
  }
}

function answerOf({ answer }: FoundPage): PageAnswer | Response {
  return answer instanceof Response ? redirectOf(answer) : answer
}

/** A loader's redirect, which many may be waiting for, and which holds no longer than its page. */
function redirectOf({ status, headers }: Response): Response {
  const redirect = new Response(null, { status, headers })
  if (!headers.has('cache-control')) redirect.headers.set('cache-control', 'no-cache')
  return redirect
}

function setHeaders(c: Context, { bucket, previews }: Visit, { policy }: PageAnswer): void {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Content-Security-Policy', policy)
  c.header('Reporting-Endpoints', reportingEndpoints)
  // Stylesheets may be named here too once browsers know them: Chromium 156 does not, and complains on every page.
  c.header('Integrity-Policy', 'blocked-destinations=(script), endpoints=(policies)')
  // Shared caches keep what every visitor gets, and never what only some get.
  c.header('Cache-Control', bucket === null ? 'no-cache' : 'private, no-cache')
  c.header('Vary', bucket === null ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
  if (previews.size === 0) return
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
}

/** Where the answer comes from and, when it was made now, what took how many milliseconds. */
function timingOf({ outcome, isLastGood, isOwn }: FoundPage, { seconds }: PageAnswer): string {
  const source = `cache;desc=${isLastGood ? 'last-good' : (outcome ?? 'none')}`
  if (!isOwn || outcome === 'stale') return source
  const phases = Object.entries(seconds).map(
    ([phase, value]) => `${phase};dur=${(value * 1000).toFixed(1)}`,
  )
  return [source, ...phases].join(', ')
}
