import type { Context } from 'hono'
import { traceparentName, traceTokenName } from '../../src/beacons/told-beside.ts'
import type { Composition } from '../composition/composition.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { kindOfPage } from '../visitors/kind-of-page.ts'
import { createViewTokens } from '../visitors/view-tokens.ts'
import {
  beginWork,
  currentWork,
  newSpanId,
  now,
  ownerOf,
  traceparentOf,
  type Span,
  type Work,
} from './spans.ts'

/** A page that failed, or took long, for whoever looks for its trace. */
export interface NotablePage {
  /** ISO 8601 */
  at: string
  /** A kind of page. */
  page: string
  remote: string
  release: string
  status: number
  ms: number
  trace: string
}

/** What a browser tells of a document that is traced, in milliseconds since it set out for it. */
export interface ToldNavigation {
  /** What came with the document. */
  trace: string
  askedAt: number
  doneAt: number
}

type TracerSettings = Pick<
  Settings,
  'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG' | 'SENDER_SECRET'
>

export type Tracer = ReturnType<typeof createTracer>

/** A page whose trace is told. */
interface TracedPage {
  work: Work
  /** Its kind. */
  page: string
}

/** What a request's context keeps of it: null where its trace is not told. */
const variable = 'traced-page'
const tracedBy = (c: Context) => c.get(variable) as TracedPage | null | undefined

/**
 * Follows pages from their request to what the backend says. Whether a trace is told is decided when the page is made, or found: so
 * what is at hand pays for nothing. What others say of a trace is a link and no more: nobody makes us tell one, or adds to another's.
 *
 * @param send takes spans that are finished
 */
export function createTracer(settings: TracerSettings, send: (span: Span) => void) {
  const share = shareOf(settings)
  const hasRoomForMade = roomFor(limits.tracesOfSecond)
  const hasRoomForKept = roomFor(limits.keptTracesOfSecond)
  const tokens = createViewTokens({ secret: settings.SENDER_SECRET, use: 'trace' })
  const notable: NotablePage[] = []

  /** Tells of the page that is asked for, and of what it leads to. */
  const begin = (c: Context, composition: Composition, path: string): void => {
    const owner = ownerOf(composition, composition.site.ownerOf(path))
    const page = kindOfPage(path, owner.remote, composition.site)
    c.set(variable, { work: beginWork(owner, send), page } satisfies TracedPage)
  }

  const tellEnd = (c: Context, startedAt: number, status: number, { work, page }: TracedPage) => {
    const { trace, parent: id, owner } = work
    const [from, to] = [performance.timeOrigin + startedAt, now()]
    const link = c.req.header(traceparentName)
    send({
      ...{ name: `${c.req.method} ${page}`, kind: 'server', trace, id, from, to, owner },
      isFailed: status >= 500,
      attributes: { 'http.route': page, 'http.response.status_code': status },
      ...(link && isTraceparent.test(link) && { link }),
    })
    const { remote, release, team } = owner
    const ms = Math.round(to - from)
    if (status >= 500 || ms >= limits.slowPageMs) {
      const at = new Date(from).toISOString()
      notable.unshift({ at, page, remote, release, status, ms, trace })
      notable.length = Math.min(notable.length, limits.notablePages)
    }
    const about = [trace, id, String(Math.round(from)), page, remote, release, team]
    const token = tokens.issue(about.map(asName))
    return `${traceparentName};desc="${traceparentOf(trace, id)}", ${traceTokenName};desc="${token}"`
  }

  return {
    /** Makes the page that is asked for. */
    making<T>(c: Context, composition: Composition, path: string, make: () => T): T {
      if (tracedBy(c) === undefined) {
        if (Math.random() < share && hasRoomForMade()) begin(c, composition, path)
        else c.set(variable, null)
      }
      const work = tracedBy(c)?.work
      return work ? currentWork.run(work, make) : make()
    },
    /** Whether a page is told of that was at hand. */
    hasRoomFor: (c: Context) =>
      tracedBy(c) === undefined && Math.random() < share && hasRoomForKept(),
    begin,
    /** Says beside an answer what its trace is. @param startedAt by the process's clock */
    ended(c: Context, startedAt: number, answer: Response): Response {
      const traced = tracedBy(c)
      // `c.header` would copy an answer that is finished.
      if (traced)
        answer.headers.append('Server-Timing', tellEnd(c, startedAt, answer.status, traced))
      return answer
    },
    failed(c: Context, startedAt: number, status: number): void {
      const traced = tracedBy(c)
      if (traced) tellEnd(c, startedAt, status, traced)
    },
    /** The latest first. */
    notable: (): readonly NotablePage[] => notable,
    /** Adds what a browser tells to the trace of its document, once. @param vitals by name */
    tellNavigation({ trace: given, askedAt, doneAt }: ToldNavigation, vitals: Span['attributes']) {
      const token = tokens.open(given)
      if (!token?.spend('navigation')) return
      const [trace = '', parent = '', at, page = '', remote = '', release = '', team = ''] =
        token.about.map(decodeURIComponent)
      const from = Number(at) - askedAt
      send({
        ...{ name: `browser ${page}`, kind: 'internal', trace, id: newSpanId(), parent },
        ...{ from, to: from + doneAt, owner: { remote, release, team }, isFailed: false },
        ...(vitals && { attributes: vitals }),
      })
    },
  }
}

/** By W3C Trace Context. */
const isTraceparent = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Without what separates names in a token. */
const asName = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E')

/** Of all pages. Every trace begins here, so that a parent's decision is nobody's. */
function shareOf(settings: TracerSettings): number {
  const [kind] = settings.OTEL_TRACES_SAMPLER.split('_').slice(-1)
  if (kind === 'traceidratio') return settings.OTEL_TRACES_SAMPLER_ARG
  return kind === 'on' ? 1 : 0
}

/** So many in a second. */
function roomFor(most: number): () => boolean {
  let [second, left] = [0, most]
  return () => {
    const current = Math.floor(performance.now() / 1_000)
    if (current !== second) [second, left] = [current, most]
    return left-- > 0
  }
}
