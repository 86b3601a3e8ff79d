import type { StaticHandlerContext } from 'react-router-dom'
import type { Site, SlotName } from 'shared-ui'
import { shellName } from '../../src/beacons/outbox.ts'
import { toPlainErrors } from '../../src/plain-errors.ts'
import { createRemotes, remoteOf, type Remotes } from '../../src/remotes.ts'
import { deadlines } from '../deadlines.ts'
import { memoize } from '../memoize.ts'
import { jsonInHtml, type Bytes } from '../json-in-html.ts'
import { faultOf } from './fault.ts'
import type { LoaderOf } from './federation-host.ts'
import { linkedRemotes } from './linked-remotes.ts'
import { planOf, type RenderComposition } from './release-code.ts'
import { renderFaultOf, resultOfLoading, slotsOf } from './remote-results.ts'
import type { RemoteResult, RemoteResults } from './remote-results.ts'
import { renderHtml, type RenderedHtml } from './render-html.ts'
import { runLoaders, type LoadedPage } from './run-loaders.ts'
import { limits } from '../limits.ts'
import { tracing, type PhaseSeconds, type Timing } from './tracing.ts'

/** One page, rendered with one composition. */
export interface RenderedPage {
  /** From `<html>` down, in UTF-8. */
  html: Bytes
  /** Remotes that it links to. */
  linked: string[]
  status: number
  /** Files of the page modules that it is made of. */
  sources: string[]
  /** Remotes and slots that are in it, as `PageData` has them. */
  remotes: string[]
  slots: SlotName[]
  /** What its loaders and its action answered: `PageData['state']` as JSON for a document, in UTF-8. */
  state: Bytes
  results: RemoteResults
  seconds: PhaseSeconds
  /** The same by remote. */
  timings: Timing[]
}

/** A loader's redirect. */
export interface Redirect {
  status: number
  location: string
}

/**
 * Loads a page's code and data and renders it, or says where it redirects to.
 *
 * @param untried remotes that are known to fail: like those without a release, they count as absent, and as no fault
 */
export type RenderPage = (
  request: Request,
  composition: RenderComposition,
  untried: ReadonlySet<string>,
) => Promise<RenderedPage | Redirect>

/** @param loaderOf brings the code of a composition's remotes: verified files, except in development */
export function createPageRenderer(site: Site, loaderOf: LoaderOf): RenderPage {
  const remotesOf = memoize((composition: RenderComposition) =>
    createRemotes(composition.lock, loaderOf(composition), { deadlineMs: deadlines.module }),
  )
  return async (request, composition, untried) => {
    const { lock } = composition
    const remotes = remotesOf(composition)
    const plan = planOf(composition)
    const owner = plan.ownerOf(new URL(request.url).pathname)
    const keyOf = (name: string) => `${name}/${lock.remotes[name]?.release ?? lock.shell}`
    const load: Load = async (name, isHere, work) => {
      if (untried.has(name) || !lock.remotes[name]) return absent
      // None of its code runs then, which the front would be told of.
      if (isHere) return whole
      return resultOfLoading(tracing('load', [keyOf(name)], work))
    }

    const clock = startClock()
    const own =
      owner === null
        ? null
        : await load(owner, remotes.loaded.has(owner), () => remotes.loadRoutes(owner))
    clock.lap('load', owner ?? shellName)
    const page = await tracing('loaders', [keyOf(owner ?? shellName)], () =>
      runLoaders(request, { plan, remotes, owner, isHere: own?.isWhole ?? false }),
    )
    clock.lap('loaders', owner ?? shellName)
    if (page instanceof Response)
      return { status: page.status, location: page.headers.get('location') ?? '' }
    const { context } = page
    const slots = await loadSlots(context, remotes, load, clock)
    const peek = (name: SlotName) => (slots.loaded.includes(name) ? remotes.peek(name) : undefined)
    const shownBy = [owner ?? shellName, ...slots.loaded.map(remoteOf)].map(keyOf)
    const rendered = tracing('render', shownBy, () =>
      renderHtml({ site, plan, context, lock, slots: { ...remotes, peek } }),
    )
    clock.lap('render', owner ?? shellName)

    const results = resultsOf({ owner, own, page, slots, rendered })
    const { loaderData, actionData, errors } = context
    return {
      html: Buffer.from(rendered.html),
      linked: [...linkedRemotes(rendered.html, plan)],
      status: context.statusCode,
      sources: sourcesOf(context),
      remotes: page.owner ? [page.owner] : [],
      slots: rendered.failed === 'nothing' ? slots.loaded : [],
      state: jsonInHtml({ loaderData, actionData, errors: toPlainErrors(errors) }),
      results,
      seconds: clock.seconds,
      timings: clock.timings.slice(0, limits.workerTimings),
    }
  }
}

type Load = (remote: string, isHere: boolean, work: () => Promise<unknown>) => Promise<RemoteResult>

const absent: RemoteResult = { isWhole: false, fault: null }
const whole: RemoteResult = { isWhole: true, fault: null }

interface Slots {
  loaded: SlotName[]
  results: Map<string, RemoteResult>
}

/** Loads what other remotes show in the page. */
async function loadSlots(
  context: StaticHandlerContext,
  remotes: Remotes,
  load: Load,
  clock: Clock,
): Promise<Slots> {
  const slots: Slots = { loaded: [], results: new Map() }
  for (const name of slotsOf(context)) {
    const isHere = remotes.peek(name) !== undefined
    const result = await load(remoteOf(name), isHere, () => remotes.load(name))
    if (result.isWhole) slots.loaded.push(name)
    // One slot of a remote that fails is its fault, whatever comes of its others.
    const before = slots.results.get(remoteOf(name))
    slots.results.set(remoteOf(name), before?.isWhole === false ? before : result)
    clock.lap('load', remoteOf(name))
  }
  return slots
}

/** Pages name their file when they are built. Whatever else comes by itself, a layout or a page of another name, has the empty one. */
function sourcesOf({ matches }: StaticHandlerContext): string[] {
  return matches.flatMap(({ route }) => {
    const unnamed = 'lazy' in route ? '' : []
    return (route as { source?: string }).source ?? unnamed
  })
}

interface Steps {
  owner: string | null
  /** What came of loading the owner's routes. */
  own: RemoteResult | null
  page: LoadedPage
  slots: Slots
  rendered: RenderedHtml
}

function resultsOf({ owner, own, page, slots, rendered }: Steps): RemoteResults {
  const { failed, error, isSlow } = rendered
  if (failed === 'frame')
    return [[shellName, { isWhole: false, fault: faultOf('render', error, isSlow) }]]
  const results = new Map(slots.results)
  if (failed === 'slots')
    for (const name of slots.loaded)
      results.set(remoteOf(name), { isWhole: false, fault: faultOf('render', error, isSlow) })
  const fault = own?.fault ?? page.fault
  const isServed = failed !== 'page' && page.context.statusCode < 500
  const isWhole = isServed && (own?.isWhole ?? true)
  if (owner || fault || failed === 'page')
    results.set(owner ?? shellName, { isWhole, fault: fault ?? renderFaultOf(rendered) })
  return [...results]
}

type Clock = ReturnType<typeof startClock>

function startClock() {
  const timings: Timing[] = []
  const seconds: PhaseSeconds = { load: 0, loaders: 0, render: 0 }
  let last = performance.now()
  return {
    seconds,
    timings,
    /** Counts the time since the last lap. */
    lap(phase: keyof PhaseSeconds, remote: string) {
      const now = performance.now()
      seconds[phase] += (now - last) / 1000
      timings.push({ phase, remote, from: performance.timeOrigin + last, ms: now - last })
      last = now
    },
  }
}
