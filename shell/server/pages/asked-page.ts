import { createHash } from 'node:crypto'
import { canonicalPath } from '../../src/canonical-path.ts'
import type { Composition } from '../composition/composition.ts'
import type { Compositions, Visit } from '../composition/follow-registry.ts'
import { oncePer } from '../once-per.ts'
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
  const composition = await compositions.of(visit)
  const { pathname, search } = new URL(url)
  const isOwnAddress = search === '' && canonicalPath(pathname) === pathname
  return {
    address: pathname + search,
    isPinned: isOwnAddress && composition.canaries === '',
    canaries: composition.canaries,
    version: `${idOf(composition)} ${compositions.hasCanary ? 'watched' : ''} ${dataVersion()}`,
  }
}

/** Of the whole lock: of equal releases too, the reasons stand in the document. */
const idOf = oncePer(({ lock }: Composition) => {
  const hash = createHash('sha256').update(JSON.stringify(lock))
  return hash.digest('base64url').slice(0, 22)
})
