import type { MiddlewareHandler } from 'hono'
import { traceparentName, traceTokenName } from '../../src/beacons/told-beside.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { createViewTokens } from '../visitors/view-tokens.ts'
import { PageTrace, currentPage, type Recorder } from './page-trace.ts'
import { newSpanId, now, traceparentOf, type Span } from './spans.ts'

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

/**
 * Follows pages from their request to what the backend says.
 *
 * @param frameId the frame of this program, whose those pages are of which nothing else is known
 * @param send takes spans that are finished
 */
export function createTracer(
  settings: TracerSettings,
  frameId: string,
  send: (span: Span) => void,
) {
  const share = shareOf(settings)
  const rooms = {
    made: roomFor(limits.tracesOfSecond),
    kept: roomFor(limits.keptTracesOfSecond),
  }
  const recorder: Recorder = { send, isChosen: (cost) => Math.random() < share && rooms[cost]() }
  const tokens = createViewTokens({ secret: settings.SENDER_SECRET, use: 'trace' })
  const notable: NotablePage[] = []

  const follow: MiddlewareHandler = async (c, next) => {
    const traced = new PageTrace(recorder)
    await currentPage.run(traced, next)
    const work = traced.begin('kept')
    if (!work) return
    const { trace, parent: id } = work
    const [{ status }, { from }, to] = [c.res, traced, now()]
    const { page, owner } = traced.describe(frameId)
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
    const told = [
      [traceparentName, traceparentOf(trace, id)],
      [traceTokenName, tokens.issue(about.map(asName))],
    ]
    const entries = told.map(([name, text]) => `${name};desc="${text}"`)
    // `c.header` would copy an answer that is finished.
    c.res.headers.append('Server-Timing', entries.join(', '))
  }

  return {
    /** Follows a page. What others say of a trace is a link and no more: nobody makes us tell one, or adds to another's. */
    follow,
    /** The latest first. */
    notable: (): readonly NotablePage[] => notable,
    /** Adds what a browser tells to the trace of its document, once. @param vitals by name */
    tellNavigation({ trace: given, askedAt, doneAt }: ToldNavigation, vitals: Span['attributes']) {
      const token = tokens.open(given)
      if (!token?.spend('navigation')) return
      const [trace = '', parent = '', at, page = '', remote = '', release = '', team = ''] =
        token.about.map(decodeURIComponent)
      const from = Number(at) - askedAt
      const span = { name: `browser ${page}`, kind: 'internal', trace, id: newSpanId() } as const
      const owner = { remote, release, team }
      send({
        ...span,
        parent,
        from,
        to: from + doneAt,
        owner,
        isFailed: false,
        ...{ attributes: vitals },
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
