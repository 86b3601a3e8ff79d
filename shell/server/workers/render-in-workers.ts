import { DeadlineError } from '../deadlines.ts'
import { limits } from '../limits.ts'
import { toPlainRequest } from '../rendering/plain-messages.ts'
import { planOf } from '../rendering/release-code.ts'
import type { RenderPage } from '../rendering/render-page.ts'
import type { RemoteResults } from '../rendering/remote-results.ts'
import { createBlame, type Blame } from './blame.ts'
import { parseAnswer } from './parse-answer.ts'
import type { FramePools } from './frame-pools.ts'
import { WorkerLost } from './worker-process.ts'

/** As asked, without what others show in the page, without its owner, and once more for a neighbour's fault. */
const maxAttempts = 4

/**
 * Renders pages in workers. Where one ends over a page, the page comes without the code that ran last, whose fault it is; where it
 * ended over another page, it is rendered again, unless one of its releases is suspected since. A form that may have been acted on
 * is not posted again.
 */
export function renderInWorkers(
  pools: Pick<FramePools, 'run' | 'isLeftOut'>,
  dataVersion: () => number,
): RenderPage {
  return async (request, composition, untried) => {
    const plan = planOf(composition)
    const owner = plan.ownerOf(new URL(request.url).pathname)
    const names = new Set([...plan.remoteNames, ...Object.keys(composition.lock.remotes)])
    const blame = createBlame(composition)
    const without = new Set(untried)
    const suspected = () =>
      Object.entries(composition.code).filter(([remote, { release }]) =>
        pools.isLeftOut(`${remote}/${release}`),
      )
    const before = suspected()
    let plain = await toPlainRequest(request)
    for (let attempt = 1; ; attempt++) {
      let job = 0
      try {
        const answer = await pools.run(composition.frame, {
          composition,
          ms: plain.method === 'GET' ? limits.workerPageMs : limits.workerJobMs,
          work(ask, own) {
            job = own
            const untried = [...without, ...blame.faults.keys()]
            return ask.render(own, composition.id, plain, untried, dataVersion())
          },
        })
        const page = parseAnswer(answer, names)
        return 'html' in page ? { ...page, results: withFaults(page.results, blame) } : page
      } catch (error) {
        if (error instanceof DeadlineError || attempt === maxAttempts) throw error
        if (!(error instanceof WorkerLost)) blame.refuse(owner, error)
        else if (!blame.add(error, job) && suspected().length > before.length) throw error
        if (plain.method === 'GET') continue
        plain = { ...plain, method: 'GET', body: null }
        without.add(owner ?? '')
      }
    }
  }
}

function withFaults(results: RemoteResults, { faults }: Blame): RemoteResults {
  const blamed = [...faults].map(([remote, fault]) => [remote, { isWhole: false, fault }] as const)
  return [...new Map([...results, ...blamed])]
}
