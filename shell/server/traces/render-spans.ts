import type { Composition } from '../composition/composition.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { Timing } from '../rendering/tracing.ts'
import type { WrittenPage } from '../rendering/write-page.ts'
import { currentWork, newSpanId, now, ownerOf } from './spans.ts'

/**
 * Has a page made, and tells of it: how long it took, and what a worker says that its parts did. A worker may say anything: what it
 * says lies within what was seen here.
 */
export async function tracingRender(
  composition: Composition,
  path: string,
  work: () => Promise<WrittenPage | Redirect>,
): Promise<WrittenPage | Redirect> {
  const page = currentWork.getStore()
  if (!page) return work()
  const owner = ownerOf(composition, composition.site.ownerOf(path))
  const [id, loaders, from] = [newSpanId(), newSpanId(), now()]
  let made: WrittenPage | Redirect | null = null
  try {
    // What the backend is asked for is what loaders and actions ask.
    made = await currentWork.run({ ...page, parent: loaders, owner }, work)
    return made
  } finally {
    const { tell, parent } = page
    const [to, isLost] = [now(), !made]
    tell({ name: 'worker', id, parent, from, to, owner, isFailed: isLost })
    const { timings, results } = made && 'document' in made ? made : { timings: [], results: [] }
    // Of a redirect, and of a worker that was lost, nothing else is known.
    const whole: Timing = { phase: 'loaders', remote: owner.remote, from, ms: to - from }
    const loading = timings.find(({ phase }) => phase === 'loaders') ?? whole
    for (const timing of new Set([...timings, loading])) {
      const { phase, remote, ms } = timing
      const start = Math.min(Math.max(timing.from, from), to)
      const isAtFault = results.some(
        ([name, { fault }]) => name === remote && fault?.phase === phase,
      )
      tell({
        ...{ name: `${phase} ${remote}`, parent: id, ...(timing === loading && { id: loaders }) },
        ...{ from: start, to: Math.min(start + ms, to), owner: ownerOf(composition, remote) },
        isFailed: isLost || isAtFault,
      })
    }
  }
}
