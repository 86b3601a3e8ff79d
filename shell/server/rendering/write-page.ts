import type { Site } from 'shared-ui'
import { compressHere, decompress } from '../http/compressed-body.ts'
import { limits } from '../limits.ts'
import { remoteOf } from '../../src/remotes.ts'
import { lockWith } from './release-code.ts'
import type { Redirect, RenderedPage, RenderPage } from './render-page.ts'
import { inSurroundings, writeDocument } from './write-document.ts'
import type { DocumentParts, Surroundings, WrittenDocument } from './write-document.ts'

/** What decides which files a page needs. */
export type PageKind = Pick<RenderedPage, 'sources' | 'remotes' | 'slots'>

/** A page as it is sent. */
export interface WrittenPage extends Omit<RenderedPage, 'html' | 'state'> {
  /** In brotli; its surroundings stand in what that holds. */
  document: WrittenDocument
}

/** What only the front knows of a page's document. */
export interface AroundPage extends Pick<Surroundings, 'isWatched'> {
  partsOf(kind: PageKind): DocumentParts | Promise<DocumentParts>
}

export type WritePage = (
  ...asked: [...Parameters<RenderPage>, around: AroundPage]
) => Promise<WrittenPage | Redirect>

/** Renders pages and writes their documents, in one go: what would have to be sent from here as HTML is five times as much. */
export function createPageWriter(site: Site, render: RenderPage): WritePage {
  return async (request, composition, untried, { isWatched, partsOf }) => {
    const page = await render(request, composition, untried)
    if ('location' in page) return page
    const { html, state, ...rest } = page
    const { sources, remotes, slots } = page
    const { bytes, surroundings } = writeDocument({
      ...{ html, state, page: { site, remotes, slots } },
      surroundings: { lock: lockWith(composition, namesNear(page)), isWatched },
      parts: await partsOf({ sources, remotes, slots }),
    })
    if (bytes.byteLength > limits.workerMessageBytes)
      throw new RangeError(`The page has ${bytes.byteLength} bytes`)
    return { ...rest, document: { bytes: compressHere(bytes), surroundings } }
  }
}

/** The same in other surroundings; null where that is no document: a worker may send anything. */
export function moveTo(surroundings: Surroundings, { bytes, surroundings: at }: WrittenDocument) {
  try {
    const plain = { bytes: decompress(bytes), surroundings: at }
    const moved = inSurroundings(plain, surroundings)
    const isLegal = at.start <= at.end && moved.bytes.byteLength <= limits.workerMessageBytes
    return isLegal ? { ...moved, bytes: compressHere(moved.bytes) } : null
  } catch {
    return null
  }
}

/** Remotes that a page shows, links to, or was to show. */
export function namesNear(page: Omit<WrittenPage, 'document'>): string[] {
  const { remotes, slots, results, linked } = page
  return [...remotes, ...slots.map(remoteOf), ...results.map(([remote]) => remote), ...linked]
}
