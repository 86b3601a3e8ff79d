import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { NavigationEvent } from '../../src/beacons/beacon.ts'
import { traceparentName, traceTokenName } from '../../src/beacons/told-beside.ts'
import type { Composition } from '../composition/composition.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { kindOfPage } from '../visitors/kind-of-page.ts'
import { createViewTokens } from '../visitors/view-tokens.ts'
import * as spans from './spans.ts'

/** A page whose trace is told. */
interface TracedPage {
  work: spans.Work
  /** Its kind. */
  page: string
  /** Milliseconds since 1970. */
  from: number
  /** Its answer says what its trace is. */
  isTold: boolean
}

/** What a request's context keeps of it: null where its trace is not told. */
const variable = 'traced-page'
const tracedBy = (c: Context) => c.get(variable) as TracedPage | null | undefined

export type Traces = NonNullable<Awaited<ReturnType<typeof openTraces>>>

/** Null where nobody receives traces: then nothing of it is even read. */
export async function openTraces(settings: Settings, log: Logger) {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { openExport } = await import('./export.ts')
  const { send, shutdown } = await openExport(settings, log)
  /** Sends what waits, as far as it is taken soon. @param ms for which it waits */
  const close = (ms: number = limits.traceCloseMs) => Promise.race([shutdown(), delay(ms)])
  return { ...createTracer(settings, send), close }
}

/**
 * Follows pages from their request to what the backend says. Whether a trace is told is decided when the page is made, or found: so
 * what is at hand pays for nothing. What others say of a trace is not heard: nobody makes us tell one, or adds to another's.
 *
 * @param send takes spans that are finished
 */
function createTracer(settings: Settings, send: (span: spans.Span) => void) {
  const share = shareOf(settings)
  const hasRoomForMade = roomFor(limits.tracesOfSecond)
  const hasRoomForKept = roomFor(limits.keptTracesOfSecond)
  const tokens = createViewTokens({ secret: settings.SENDER_SECRET, use: 'trace' })
  const notable: ReturnType<typeof noteOf>[] = []

  /** Tells of the page that is asked for, and of what it leads to. */
  const begin = (c: Context, composition: Composition, path: string): void => {
    const owner = spans.ownerOf(composition, composition.site.ownerOf(path))
    const page = kindOfPage(path, owner.remote, composition.site)
    const work = spans.beginWork(owner, send)
    c.set(variable, { work, page, from: spans.now(), isTold: false } satisfies TracedPage)
  }

  return {
    begin,
    /** Makes the page that is asked for. */
    making<T>(c: Context, composition: Composition, path: string, make: () => T): T {
      if (tracedBy(c) === undefined) {
        if (Math.random() < share && hasRoomForMade()) begin(c, composition, path)
        else c.set(variable, null)
      }
      const work = tracedBy(c)?.work
      return work ? spans.currentWork.run(work, make) : make()
    },
    /** Whether a page is told of that was at hand. */
    hasRoomFor: (c: Context) =>
      tracedBy(c) === undefined && Math.random() < share && hasRoomForKept(),
    /** For `Server-Timing`: what a page's trace is. An answer that is finished would be copied to say so. */
    entriesFor(c: Context): string[] {
      const traced = tracedBy(c)
      if (!traced) return []
      traced.isTold = true
      const { work, page, from } = traced
      const { trace, parent: id, owner } = work
      const { remote, release, team } = owner
      const about = [trace, id, String(Math.round(from)), page, remote, release, team]
      return [
        `${traceparentName};desc="${spans.traceparentOf(trace, id)}"`,
        `${traceTokenName};desc="${tokens.issue(about.map(asName))}"`,
      ]
    },
    /** The page is answered. */
    ended(c: Context, answer: Response): Response {
      const traced = tracedBy(c)
      if (!traced) return answer
      const { work, page, from, isTold } = traced
      const { trace, parent: id, owner } = work
      const [to, { status }] = [spans.now(), answer]
      const isFailed = status >= 500
      const attributes = { 'http.route': page, 'http.response.status_code': status }
      const name = `${c.req.method} ${page}`
      send({ name, kind: 'SERVER', trace, id, from, to, owner, isFailed, attributes })
      if (isFailed || to - from >= limits.slowPageMs) {
        notable.unshift(noteOf(traced, status, to - from))
        notable.length = Math.min(notable.length, limits.notablePages)
      }
      if (!isTold) answer.headers.append('Server-Timing', this.entriesFor(c).join(', '))
      return answer
    },
    /** Pages that failed or took long, the latest first. */
    notable: () => notable,
    /** Adds what a browser tells to the trace of its document, once. @param vitals by name */
    tellNavigation(told: NavigationEvent, vitals: Record<string, number>): void {
      const token = tokens.open(told.trace)
      if (!token?.spend('navigation')) return
      const [trace = '', parent = '', at, page = '', remote = '', release = '', team = ''] =
        token.about.map(decodeURIComponent)
      const from = Number(at) - told.askedAt
      send({
        ...{ name: `browser ${page}`, trace, id: spans.newSpanId(), parent, attributes: vitals },
        ...{ from, to: from + told.doneAt, owner: { remote, release, team } },
      })
    },
  }
}

function noteOf({ work: { trace, owner }, page, from }: TracedPage, status: number, ms: number) {
  const { remote, release } = owner
  const at = new Date(from).toISOString()
  return { at, page, remote, release, status, ms: Math.round(ms), trace }
}

/** Without what separates names in a token. */
const asName = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E')

/** Of all pages. Every trace begins here, so that a parent's decision is nobody's. */
function shareOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Settings) {
  if (sampler.endsWith('traceidratio')) return share
  return sampler.endsWith('on') ? 1 : 0
}

/** So many in a second. */
function roomFor(most: number): () => boolean {
  let second = 0
  let left = most
  return () => {
    const current = Math.floor(performance.now() / 1_000)
    if (current !== second) left = most
    second = current
    return left-- > 0
  }
}
