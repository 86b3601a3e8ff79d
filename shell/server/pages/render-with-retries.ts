import { fewestHits, shellRemote } from 'delivery'
import { createBreaker } from '../composition/breaker.ts'
import type { Composition } from '../composition/composition.ts'
import { compositionFor, type IsUsable } from '../composition/choose-releases.ts'
import type { Visit } from '../composition/follow-registry.ts'
import { documentPartsOf } from '../document/document-parts.ts'
import { assetsOf } from '../document/linked-assets.ts'
import { describeError } from '../http/describe-error.ts'
import { currentRequestId } from '../http/request-id.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { WrittenPage } from '../rendering/write-page.ts'
import type { Services } from '../services.ts'
import { tracingRender } from '../traces/render-spans.ts'
import { WorkerLost } from '../workers/worker-process.ts'

interface Sources extends Pick<Services, 'compositions' | 'watch' | 'metrics' | 'log'> {
  releases: Pick<Services['releases'], 'isHere'>
  workers: Pick<Services['workers'], 'render' | 'onLost' | 'leaveOut' | 'figures'>
}

export interface ComposedPage extends WrittenPage {
  /** What it was rendered with. */
  composition: Composition
}

/** The wanted releases, and two steps back. */
const maxAttempts = 3

export type RenderWithRetries = ReturnType<typeof createRetries>

/**
 * Renders pages with the wanted composition, or with the best that there is for it instead. A release that fails costs its visitor
 * nothing: the page is rendered again with the last good one, and a release that fails to load or takes too long three times in a
 * row rests. A form is not acted on twice.
 */
export function createRetries(sources: Sources) {
  const { compositions, releases, workers, metrics, log } = sources
  // A canary does not rest before it has failed as often as it takes to withdraw it.
  const failures = (key: string) => {
    const [remote = '', release] = key.split('/')
    return compositions.registry.remotes[remote]?.canary?.release === release ? fewestHits : 3
  }
  const breaker = createBreaker({ failures, restMs: 15_000, maxRestMs: 300_000 })
  // Who ends a worker costs all who are in it: that it is well in between clears nothing.
  const enders = createBreaker({ failures, restMs: 60_000, maxRestMs: 600_000 })
  // A store that does not bring a release is not asked for it with every view; that is not held against the release.
  const away = createBreaker({ failures: () => 1, restMs: 1_000, maxRestMs: 5_000 })
  const isOpen = (key: string) => [breaker, enders, away].some((each) => each.isOpen(key))
  metrics.followBreaker({
    resting: () => [...new Set([...breaker.resting(), ...enders.resting()])],
  })
  metrics.followWorkers(workers)
  workers.onLost(judgeLost)

  return async (
    asked: Request,
    visit: Visit,
    wanted: Composition,
  ): Promise<ComposedPage | Redirect> => {
    const request = withOneSlash(asked)
    const { pathname } = new URL(request.url)
    const owner = wanted.site.ownerOf(pathname)
    const owned = `${owner}/`
    const failed = new Set<string>()
    let preferred = wanted
    for (let attempt = 1; ; attempt++) {
      const allows = askedOnce(
        (key) => !enders.isOpen(key) && away.allows(key) && breaker.allows(key),
      )
      const isUsable = (key: string) =>
        !failed.has(key) && (key.startsWith(owned) ? allows(key) : !isOpen(key))
      const isWanted = preferred.keys.every(isUsable)
      const composition = isWanted ? preferred : await compositions.of(visit, pathname, isUsable)
      const untried = new Set(isWanted ? [] : composition.keys.filter((key) => !isUsable(key)))
      const untriedRemotes = new Set([...untried].map((key) => key.split('/')[0] ?? ''))
      const rendering = tracingRender(composition, pathname, () =>
        workers.render(request, composition.rendering, untriedRemotes, {
          isWatched: compositions.hasCanary,
          partsOf: (kind) => documentPartsOf(assetsOf({ ...kind, composition })),
        }),
      )
      const rendered = await rendering.catch((error: unknown) => {
        const frame = lostFrame(error, composition)
        if (frame) {
          failed.add(frame)
          judgeEnder(frame)
        }
        const isSuspected = (key: string) => !untried.has(key) && enders.isOpen(key)
        const isAnotherWay =
          error instanceof WorkerLost && (frame ?? composition.keys.some(isSuspected))
        if (!isAnotherWay || request.method !== 'GET' || attempt === maxAttempts) throw error
      })
      // Without the frame that ended it; or it ended one worker after the other, and said nothing, and who is suspected of it rests.
      if (!rendered) continue
      if ('location' in rendered) return rendered
      const page = { ...rendered, composition }
      metrics.timePhases(page.seconds)
      const other = await withOtherKit(pathname, page, visit, isUsable)
      if (other && request.method === 'GET' && attempt < maxAttempts) {
        preferred = other
        continue
      }
      judge(page, request)
      const culprits = culpritsOf(page)
      culprits.forEach((key) => failed.add(key))
      if (culprits.length === 0 || attempt === maxAttempts || !mayRepeat(request, page, owner))
        return page
      const next = await compositions.of(visit, pathname, (key) => !failed.has(key) && !isOpen(key))
      if (culprits.every((key) => next.keys.includes(key))) return page
    }
  }

  /** The composition in which is what this page lacks for its kit, if there is one. */
  async function withOtherKit(path: string, page: ComposedPage, visit: Visit, isUsable: IsUsable) {
    const { composition, results } = page
    const { elsewhere = [], remotes } = composition.lock
    const lacks = results
      .map(([name]) => name)
      .filter((name) => elsewhere.includes(name) && !remotes[name])
    if (lacks.length === 0) return null
    const other = compositionFor(await compositions.all(visit, isUsable), path, lacks)
    return lacks.every((name) => other.lock.remotes[name]) ? other : null
  }

  /** Tells the breaker how each release did, and everybody who counts of those that failed. */
  function judge({ results, composition }: ComposedPage, request: Request): void {
    for (const [remote, { isWhole, fault }] of results) {
      const release = releaseOf(composition, remote)
      const key = `${remote}/${release}`
      // A store that does not bring it is not its fault.
      const isAway =
        fault?.phase === 'load' && composition.keys.includes(key) && !releases.isHere(key)
      if (isAway) {
        if (!away.hasFailed(key))
          log.error({ event: 'release-away', remote, release, error: String(fault.error) })
        away.failed(key)
        continue
      }
      if (isWhole) away.succeeded(key)
      if (!isWhole) countFailure(remote, release)
      if (!fault?.isCostly && isWhole) breaker.succeeded(key)
      if (!fault) continue
      const isEnder = fault.error instanceof WorkerLost
      const isResting = fault.isCostly && (isEnder ? enders : breaker).failed(key)
      log.error({
        event: 'remote-failed',
        id: currentRequestId(),
        phase: fault.phase,
        remote,
        release,
        path: new URL(request.url).pathname,
        ...(fault.error instanceof WorkerLost && { worker: fault.error.reason }),
        error: describeError(fault.error, request),
        isResting,
      })
    }
  }

  /** Counts what ended a worker when no page tells of it. */
  function judgeLost({ last, reason }: WorkerLost, isTold: boolean): void {
    if (isTold) return
    const [owner, ...guests] = last?.releases ?? suspects()
    // What others show in the page first: when it ends without them too, it is the owner.
    const blamed = guests.length > 0 ? guests : [owner]
    for (const key of blamed) {
      const [remote, release = ''] = key?.split('/') ?? []
      sources.log.error({ event: 'worker-lost', reason, phase: last?.phase, remote, release })
      if (key && remote) judgeEnder(key)
    }
  }

  function judgeEnder(key: string): void {
    const [remote = '', release = ''] = key.split('/')
    countFailure(remote, release)
    if (enders.failed(key)) workers.leaveOut(key)
  }

  /** Where nobody's code ran when a worker ended: the release that came last, of those that do not rest. */
  function suspects(): string[] {
    const { registry } = compositions
    const newest = registry.history.find(({ remote, release }) => {
      const { stable, canary } = registry.remotes[remote] ?? {}
      const isLive = release === stable || (canary?.percent && release === canary.release)
      return release && isLive && !enders.isOpen(`${remote}/${release}`)
    })
    return newest ? [`${newest.remote}/${newest.release}`] : []
  }

  function countFailure(remote: string, release: string): void {
    sources.watch.observe('rendered', remote, release, { views: 1, failures: 1 })
    metrics.countRemote(remote, release, 'failed')
  }
}

/** The releases that another may stand in for; nothing stands in for the frame that came with this program. */
function culpritsOf({ results, composition }: ComposedPage): string[] {
  const { keys, canaries } = composition
  return results.flatMap(([remote, { isWhole, fault }]) => {
    const key = `${remote}/${releaseOf(composition, remote)}`
    const hasFailed = fault !== null || (canaries.split(',').includes(key) && !isWhole)
    return keys.includes(key) && hasFailed ? key : []
  })
}

/** The frame, when it was its own code that ended a worker and another may stand in for it. */
function lostFrame(error: unknown, { keys, frame }: Composition): string | null {
  const key = `${shellRemote}/${frame.id}`
  const isItsOwn = error instanceof WorkerLost && error.last?.releases[0] === key
  return isItsOwn && keys.includes(key) ? key : null
}

const releaseOf = ({ lock }: Composition, remote: string): string =>
  lock.remotes[remote]?.release ?? lock.shell

/** An action ran unless the code of its page was not there: what came of the rest, or of others in the page, says nothing of it. */
function mayRepeat({ method }: Request, { results }: WrittenPage, owner: string | null): boolean {
  const own = results.find(([remote]) => remote === owner)
  return method !== 'POST' || own?.[1].fault?.phase === 'load'
}

/** The router takes two slashes at the beginning for another host. */
function withOneSlash(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('//')) return request
  url.pathname = url.pathname.replace(/^\/+/, '/')
  return new Request(url, request)
}

/** After a rest, a breaker allows one attempt: the verdict on a release holds for the whole of it. */
function askedOnce(allows: (key: string) => boolean): (key: string) => boolean {
  const verdicts = new Map<string, boolean>()
  return (key) => {
    const verdict = verdicts.get(key) ?? allows(key)
    verdicts.set(key, verdict)
    return verdict
  }
}
