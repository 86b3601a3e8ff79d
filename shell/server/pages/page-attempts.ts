import type { Logger } from 'pino'
import { ownerOf } from '../../src/ownership.ts'
import { createBreaker } from '../composition/breaker.ts'
import type { CanaryWatch } from '../visitors/canary-watch.ts'
import type { Composition } from '../composition/composition.ts'
import type { Compositions, Visit } from '../composition/follow-registry.ts'
import { describeError } from '../http/describe-error.ts'
import type { Metrics } from '../metrics.ts'
import type { ComposePage, ComposedPage } from './compose-page.ts'
import { currentRequestId } from '../http/request-id.ts'

interface Sources {
  compositions: Compositions
  compose: ComposePage
  watch: CanaryWatch
  metrics: Metrics
  log: Logger
}

/**
 * Makes a page of the best releases that there are for it. Rejects when a previewed release cannot be verified.
 *
 * @param isView false when no visitor asked for it: then it is no view of its releases
 */
export type MakePage = (
  request: Request,
  visit: Visit,
  isView?: boolean,
) => Promise<ComposedPage | Response>

/** The wanted releases, and two steps back. */
const maxAttempts = 3

/**
 * A release that fails costs its visitor nothing: the page is made again with the last good one, and a release that
 * fails to load or takes too long three times in a row rests. A form is not acted on twice.
 */
export function createPageMaker({ compositions, compose, watch, metrics, log }: Sources): MakePage {
  const breaker = createBreaker({ failures: 3, restMs: 15_000, maxRestMs: 300_000 })
  metrics.followBreaker(breaker)

  return async (asked, visit, isView = true) => {
    const request = withOneSlash(asked)
    const { pathname } = new URL(request.url)
    const owner = ownerOf(pathname)
    const owned = `${owner}/`
    const failed = new Set<string>()
    for (let attempt = 1; ; attempt++) {
      const isTried = oncePerKey((key) => breaker.allows(key))
      const isUsable = (key: string) => {
        if (failed.has(key)) return false
        return key.startsWith(owned) ? isTried(key) : !breaker.isOpen(key)
      }
      const composition = await compositions.of(visit, isUsable)
      const page = await compose(request, composition, unusable(composition, isUsable))
      if (page instanceof Response) return page
      const culprits = observe(page, request, isView)
      culprits.forEach((key) => failed.add(key))
      if (culprits.length === 0 || attempt === maxAttempts || !mayRepeat(request, page)) return page
      const next = await compositions.of(visit, (key) => !failed.has(key) && !breaker.isOpen(key))
      if (culprits.every((key) => next.keys.includes(key))) return page
    }
  }

  /** Tells everybody who counts; @returns the releases that another may stand in for */
  function observe(
    { parts, composition, seconds }: ComposedPage,
    request: Request,
    isView: boolean,
  ): string[] {
    metrics.timePhases(seconds)
    const { remotes, shell } = composition.lock
    const culprits: string[] = []
    for (const [remote, { isWhole, fault }] of parts) {
      const { release, why } = remotes[remote] ?? { release: shell }
      const key = `${remote}/${release}`
      if (isView) {
        watch.observe('made', remote, release, { views: 1, failures: isWhole ? 0 : 1 })
        metrics.countRemote(remote, release, isWhole ? 'whole' : 'failed')
      }
      // Nothing stands in for the shell.
      const isReplaceable = remotes[remote] !== undefined
      if (isReplaceable && (fault || (why === 'canary' && !isWhole))) culprits.push(key)
      if (!fault?.isCostly && isWhole) breaker.succeeded(key)
      if (!fault) continue
      const isResting = fault.isCostly && breaker.failed(key)
      log.error({
        event: 'remote-failed',
        id: currentRequestId(),
        phase: fault.phase,
        remote,
        release,
        path: new URL(request.url).pathname,
        error: describeError(fault.error, request),
        isResting,
      })
    }
    return culprits
  }
}

/** An action ran once the page's code was there. */
function mayRepeat({ method }: Request, { parts }: ComposedPage): boolean {
  const faults = [...parts.values()].flatMap(({ fault }) => fault ?? [])
  return method !== 'POST' || faults.every(({ phase }) => phase === 'load')
}

/** The router takes two slashes at the beginning for another host. */
function withOneSlash(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('//')) return request
  url.pathname = url.pathname.replace(/^\/+/, '/')
  return new Request(url, request)
}

function unusable({ keys: all }: Composition, isUsable: (key: string) => boolean): Set<string> {
  const keys = all.filter((key) => !isUsable(key))
  return new Set(keys.map((key) => key.split('/')[0] ?? ''))
}

function oncePerKey(decide: (key: string) => boolean): (key: string) => boolean {
  const decided = new Map<string, boolean>()
  return (key) => {
    const verdict = decided.get(key) ?? decide(key)
    decided.set(key, verdict)
    return verdict
  }
}
