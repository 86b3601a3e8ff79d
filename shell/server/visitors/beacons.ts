import { releaseIdSchema, remoteNameSchema, shellRemote } from 'delivery'
import type { Handler } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Beacon, BeaconEvent } from '../../src/beacons/beacon.ts'
import { kindOfPage } from './kind-of-page.ts'
import type { CanaryWatch } from './canary-watch.ts'
import type { Told } from './evidence.ts'
import type { Visit } from '../composition/choose-releases.ts'
import type { Composition } from '../composition/composition.ts'
import { ordinaryVisit, type Compositions } from '../composition/follow-registry.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { limitLines } from '../http/limit-lines.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inUnitOfRanges, poorAbove } from '../metrics/vital-ranges.ts'
import type { Frame } from '../composition/frame.ts'
import type { Traces } from '../traces/tracer.ts'

const maxEvents = 20
const text = (length: number) => v.pipe(v.string(), v.maxLength(length))
// A page stands for an hour at most.
const figure = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))

const beaconSchema: v.GenericSchema<unknown, Beacon> = v.object({
  lock: releaseIdSchema,
  token: v.optional(text(2_000)),
  releases: v.record(remoteNameSchema, releaseIdSchema),
  events: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('view'), remote: remoteNameSchema }),
        v.object({
          kind: v.literal('failure'),
          remote: remoteNameSchema,
          path: text(200),
          message: text(300),
        }),
        v.object({
          kind: v.literal('vital'),
          remote: remoteNameSchema,
          path: v.optional(text(200)),
          name: v.picklist(['LCP', 'CLS', 'INP']),
          value: figure,
        }),
        v.object({
          kind: v.literal('navigation'),
          remote: remoteNameSchema,
          trace: text(1_000),
          askedAt: figure,
          doneAt: figure,
        }),
      ]),
    ),
    v.maxLength(maxEvents),
  ),
})

interface Parts {
  watch: Pick<CanaryWatch, 'report'>
  compositions: Pick<Compositions, 'isRecent'> & {
    of(visit: Visit): Promise<Pick<Composition, 'site'>>
  }
  frame: Pick<Frame, 'id'>
  metrics: Metrics
  traces?: Pick<Traces, 'tellNavigation'> | null
  log: Logger
}

/**
 * Takes the reports of browsers. They are claims: they are counted, logged without the visitor, and never shown. Names
 * that are not live, and were not just before, are somebody's invention or an old tab's: all of these are one figure.
 */
export function takeBeacons({ watch, compositions, frame, metrics, traces, log }: Parts): Handler {
  const logFailure = limitLines(log, { leftOut: 'browser-failures-left-out', perMinute: 20 })
  const isKnown = (remote: string, release: string) =>
    compositions.isRecent(`${remote}/${release}`) ||
    (remote === shellRemote && release === frame.id)

  return async (c) => {
    const result = v.safeParse(beaconSchema, await c.req.json().catch(() => null))
    if (!result.success) return errorAnswer(c, 400, 'not-a-beacon', 'This is not a report.')
    const { lock, token, releases, events } = result.output
    const told: Told[] = []
    const isFirst = firstOfEach()
    for (const event of events) {
      const release = releases[event.remote]
      if (!release) continue
      if (event.kind === 'navigation') traces?.tellNavigation(event, vitalsIn(events))
      if (event.kind === 'view') told.push([event.remote, release, { views: 1 }])
      if (event.kind === 'failure' && !isKnown(event.remote, release)) metrics.countUnknownFailure()
      else if (event.kind === 'failure') {
        const { remote, path, message } = event
        logFailure({ event: 'browser-failure', lock, remote, release, path, message })
        metrics.countBrowserFailure(remote, release)
        told.push([remote, release, { failures: 1 }])
      }
      if (event.kind === 'vital') {
        const { remote, path, name, value } = event
        if (path !== undefined && isKnown(remote, release) && isFirst(`${remote} ${name}`)) {
          const { site } = await compositions.of(ordinaryVisit)
          const page = kindOfPage(path, remote, site)
          metrics.observeVital(name, value, { remote, release, page })
        }
        const isPoor = inUnitOfRanges(name, value) > poorAbove[name]
        // A frame is part of every page: the speed of its own four is no evidence about it.
        if (remote !== shellRemote)
          told.push([remote, release, { measured: 1, poor: isPoor ? 1 : 0 }])
      }
    }
    watch.report(token, told)
    return c.body(null, 204)
  }
}

function vitalsIn(events: readonly BeaconEvent[]): Record<string, number> {
  const vitals = events.flatMap((event) => (event.kind === 'vital' ? [event] : []))
  return Object.fromEntries(vitals.map(({ name, value }) => [name.toLowerCase(), value]))
}

/** A browser tells of each once: who says the same again in one report is not heard. */
function firstOfEach(): (key: string) => boolean {
  const known = new Set<string>()
  return (key) => !known.has(key) && Boolean(known.add(key))
}
