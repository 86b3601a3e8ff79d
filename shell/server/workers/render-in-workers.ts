import { DeadlineError } from '../deadlines.ts'
import { limits } from '../limits.ts'
import { memoize } from '../memoize.ts'
import { faultOf, type Fault } from '../rendering/fault.ts'
import { toPlainRequest } from '../rendering/plain-messages.ts'
import { keysOf, planOf, type RenderComposition } from '../rendering/release-code.ts'
import type { WritePage } from '../rendering/write-page.ts'
import { parseAnswer } from './parse-answer.ts'
import type { FramePools } from './frame-pools.ts'
import { WorkerLost } from './worker-process.ts'

/** As asked, without what others show in the page, without its owner, and once more for a neighbour's fault. */
const maxAttempts = 4

/** Remotes that a page may name. */
const namesOf = memoize(
  (composition: RenderComposition) =>
    new Set([...planOf(composition).remoteNames, ...Object.keys(composition.lock.remotes)]),
)

/**
 * Renders pages in workers. Where one ends over a page, the page comes without the code that ran last, whose fault it is; where it
 * ended over another page, it is rendered again, unless one of its releases is suspected since. A form that may have been acted on
 * is not posted again.
 */
export function renderInWorkers(
  pools: Pick<FramePools, 'run' | 'isLeftOut'>,
  dataVersion: () => number,
): WritePage {
  return async (request, composition, untried, { isWatched, partsOf }) => {
    const plan = planOf(composition)
    const owner = plan.ownerOf(new URL(request.url).pathname)
    const faults = new Map<string, Fault>()
    const without = new Set(untried)
    const suspected = () => keysOf(composition).filter((key) => pools.isLeftOut(key))
    const before = suspected()
    let plain = await toPlainRequest(request)
    for (let attempt = 1; ; attempt++) {
      let job = 0
      try {
        const answer = await pools.run(composition.frame, {
          composition,
          partsOf,
          ms: plain.method === 'GET' ? limits.workerPageMs : limits.workerJobMs,
          work(ask, own) {
            job = own
            return ask.render(own, {
              ...{ composition: composition.id, request: plain, isWatched },
              untried: [...without, ...faults.keys()],
              dataVersion: dataVersion(),
            })
          },
        })
        const page = parseAnswer(answer, namesOf(composition))
        if ('location' in page) return page
        const blamed = [...faults].map(
          ([remote, fault]) => [remote, { isWhole: false, fault }] as const,
        )
        return { ...page, results: [...new Map([...page.results, ...blamed])] }
      } catch (error) {
        if (error instanceof DeadlineError || attempt === maxAttempts) throw error
        if (!(error instanceof WorkerLost)) {
          // It came to nothing that can be shown: that is its owner's fault.
          if (owner === null || !composition.code[owner] || faults.has(owner)) throw error
          faults.set(owner, faultOf('render', error, false))
        } else if (error.last?.job === job) blame(error, composition, faults)
        // What ended over another page is nobody's fault here.
        else if (suspected().length > before.length) throw error
        if (plain.method === 'GET') continue
        plain = { ...plain, method: 'GET', body: null }
        without.add(owner ?? '')
      }
    }
  }
}

/**
 * Finds out whose fault it is that a worker ended over a page. While the page is rendered, its owner and those that show something in
 * it take turns: at first those are left out, and when it ends without them too, it is the owner.
 *
 * @throws the loss itself when no remote can be left out
 */
function blame(lost: WorkerLost, { code }: RenderComposition, faults: Map<string, Fault>): void {
  const { last } = lost
  if (!last) return
  const { phase } = last
  const [owner = '', ...guests] = last.releases.map((key) => key.split('/')[0] ?? '')
  const isOwner = guests.every((guest) => faults.has(guest))
  if (isOwner && !code[owner]) throw lost
  if (isOwner && phase === 'render')
    for (const [remote, fault] of faults) if (fault.phase === 'render') faults.delete(remote)
  for (const remote of isOwner ? [owner] : guests) faults.set(remote, faultOf(phase, lost, true))
}
