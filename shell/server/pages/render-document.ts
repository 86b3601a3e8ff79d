import { shellRemote, type Signer } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import type { Composition } from '../composition/composition.ts'
import type { Visit } from '../composition/follow-registry.ts'
import { inlineScriptHashes } from '../document/document-parts.ts'
import { assetsOf, type DocumentAssets } from '../document/linked-assets.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { writeBody, type WrittenBody } from '../http/written-body.ts'
import { lockWith } from '../rendering/release-code.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { PhaseSeconds } from '../rendering/tracing.ts'
import type { WrittenDocument } from '../rendering/write-document.ts'
import { moveTo, namesNear } from '../rendering/write-page.ts'
import type { Services } from '../services.ts'
import { remoteOf } from '../../src/remotes.ts'
import type { ComposedPage, RenderWithRetries } from './render-with-retries.ts'

/** A page's document with all that its headers need: nothing in it is of one visitor or one request. */
export interface PageDocument {
  status: number
  body: WrittenBody
  /** The `Content-Security-Policy`, which names the hash of the document's own import map. */
  policy: string
  /** Releases that did their part in it, by remote. */
  releases: readonly (readonly [remote: string, release: string])[]
  /** The composition that it was rendered with. */
  lock: CompositionLock
  /** The same, of a composition in which nothing that it shows is another; null of any other. */
  amidst(composition: Composition): PageDocument | null
  /** Whose code had a part in it. */
  signers: readonly Signer[]
  seconds: PhaseSeconds
  /** Good for every visitor; a failure, to which an older good one is preferred; or something to forget. */
  worth: 'good' | 'failure' | 'nothing'
}

export type RenderDocument = ReturnType<typeof createDocumentRenderer>

/** What comes of rendering: the document of a page, or where it redirects to. */
export function createDocumentRenderer(services: Services, render: RenderWithRetries) {
  return async (
    request: Request,
    visit: Visit,
    composition: Composition,
  ): Promise<PageDocument | Redirect> => {
    const page = await render(request, visit, composition)
    return 'location' in page ? page : documentOf(page, services, composition.canaries)
  }
}

/** @param canaries those that the page was to be rendered with */
function documentOf(page: ComposedPage, services: Services, canaries: string): PageDocument {
  const { settings, compositions } = services
  const { composition, status, results, seconds } = page
  const shown = [...page.remotes, ...page.slots.map(remoteOf)]
  const near = namesNear(page)
  const { importMap, rest } = assetsOf(page)
  const tellOf = (all: Composition) => {
    const lock = lockWith(all.rendering, near)
    const further = furtherHashes(lock, rest)
    const policy = pagePolicy(settings, [...inlineScriptHashes, importMap.hash, ...further])
    return { policy, surroundings: { lock, isWatched: compositions.hasCanary } }
  }
  const whole = results.filter(([name, { isWhole }]) => isWhole && name !== shellRemote)
  const { lock } = composition
  const releaseOf = (name: string) => lock.remotes[name]?.release ?? lock.shell
  const parts: Pick<PageDocument, 'status' | 'releases' | 'signers' | 'seconds' | 'worth'> = {
    // A loader's unexpected error is a failure to load, not a fault of the address.
    status: status === 500 ? 503 : status,
    releases: [...frameIn(page), ...whole.map(([name]) => [name, releaseOf(name)] as const)],
    // Whose code ran in the same process may have written any of it, whatever that says.
    signers: composition.signers,
    seconds,
    worth: worthOf(page, canaries),
  }
  const made = renderedWith(composition, shown)
  const describe = (written: WrittenDocument, policy: string, of: Composition): PageDocument => ({
    ...{ ...parts, policy, body: writeBody(written.bytes, 'br'), lock: of.lock },
    amidst(other) {
      if (renderedWith(other, shown) !== made) return null
      const { policy, surroundings } = tellOf(other)
      const moved = moveTo(surroundings, written)
      return moved && describe(moved, policy, other)
    },
  })
  // It lies in its message, of which a page that is kept would keep all.
  const document = { ...page.document, bytes: new Uint8Array(page.document.bytes) }
  return describe(document, tellOf(composition).policy, composition)
}

/** All of a composition that a page with these remotes is rendered with. */
function renderedWith({ frame, siteFile, lock }: Composition, remotes: readonly string[]): string {
  const locked = remotes.map((name) => lock.remotes[name])
  return JSON.stringify([frame.id, siteFile?.integrity, lock.elsewhere, locked])
}

/** It has a part in every page but those that it spoils. */
function frameIn({ results, composition }: ComposedPage): (readonly [string, string])[] {
  const isWhole = results.every(([name, result]) => name !== shellRemote || result.isWhole)
  return isWhole ? [[shellRemote, composition.frame.id]] : []
}

/** Of the import maps that the document may come to add: of what it shows, those of the rest. */
function furtherHashes({ remotes }: CompositionLock, rest: DocumentAssets['rest']): string[] {
  return Object.entries(remotes).flatMap(
    ([name, { integrity }]) => rest.get(name) ?? integrity ?? [],
  )
}

function worthOf({ composition, status, results }: ComposedPage, canaries: string) {
  const isWhole = results.every(([, result]) => result.isWhole)
  if (status >= 500 || (status === 200 && !isWhole)) return 'failure'
  // Each view of a canary that fails is to be seen.
  return status === 200 && composition.canaries === canaries ? 'good' : 'nothing'
}
