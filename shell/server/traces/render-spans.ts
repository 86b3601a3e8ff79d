import type { Composition } from '../composition/composition.ts'
import type { Redirect, RenderedPage } from '../rendering/render-page.ts'
import { currentWork, newSpanId, now, ownerOf } from './spans.ts'

/**
 * Has a page made, and tells of it: how long it took, and what a worker says that its parts did. A worker may say anything: what it
 * says lies within what was seen here.
 */
export async function tracingRender<Made extends RenderedPage | Redirect>(
  composition: Composition,
  path: string,
  work: () => Promise<Made>,
): Promise<Made> {
  const page = currentWork.getStore()
  if (!page) return work()
  const owner = ownerOf(composition, composition.site.ownerOf(path))
  const [id, loaders, from] = [newSpanId(), newSpanId(), now()]
  let made: Made | null = null
  try {
    // What the backend is asked for is what loaders and actions ask.
    made = await currentWork.run({ ...page, parent: loaders, owner }, work)
    return made
  } finally {
    const to = now()
    const { tell, parent } = page
    tell({ name: 'worker', kind: 'internal', id, parent, from, to, owner, isFailed: !made })
    const { timings, results } = made && 'html' in made ? made : { timings: [], results: [] }
    const loading = timings.find(({ phase }) => phase === 'loaders')
    for (const timing of timings) {
      const { phase, remote, ms } = timing
      const start = Math.min(Math.max(timing.from, from), to)
      tell({
        ...{ name: `${phase} ${remote}`, kind: 'internal', parent: id },
        ...(timing === loading && { id: loaders }),
        ...{ from: start, to: Math.min(start + ms, to), owner: ownerOf(composition, remote) },
        isFailed: results.some(([name, { fault }]) => name === remote && fault?.phase === phase),
      })
    }
    // Of a redirect, and of a worker that was lost, nothing else is known.
    if (!loading)
      tell({
        ...{ name: `loaders ${owner.remote}`, kind: 'internal', id: loaders, parent: id },
        ...{ from, to, owner, isFailed: !made },
      })
  }
}
