import { createHash } from 'node:crypto'
import type { Composition } from './composition.ts'
import type { Compositions, Visit } from './compositions.ts'
import { canariesOf } from './page-answer.ts'
import type { Asked } from './page-cache.ts'

interface Sources {
  compositions: Compositions
  dataVersion: () => number
}

/** What a request asks for; null when the answer is for one visitor only, who sees a preview. */
export async function askedOf(
  url: string,
  visit: Visit,
  { compositions, dataVersion }: Sources,
): Promise<Asked | null> {
  if (visit.previews.size > 0) return null
  const { canaries, id } = factsOf(await compositions.of(visit))
  const { pathname, search } = new URL(url)
  return {
    address: pathname + search,
    isQuery: search !== '',
    canaries,
    version: `${id} ${compositions.hasCanary ? 'watched' : ''} ${dataVersion()}`,
  }
}

interface Facts {
  canaries: string
  /** Of the whole lock: of equal releases too, the reasons stand in the document. */
  id: string
}

const known = new WeakMap<Composition, Facts>()

function factsOf(composition: Composition): Facts {
  const facts = known.get(composition) ?? readFacts(composition)
  known.set(composition, facts)
  return facts
}

function readFacts(composition: Composition): Facts {
  const hash = createHash('sha256').update(JSON.stringify(composition.lock))
  return { canaries: canariesOf(composition), id: hash.digest('base64url').slice(0, 22) }
}
