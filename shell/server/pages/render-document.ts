import { shellRemote, type Signer } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import type { Composition } from '../composition/composition.ts'
import type { Visit } from '../composition/follow-registry.ts'
import { inlineScriptHashes, inSurroundings, writeDocument } from '../document/document.ts'
import type { WrittenDocument } from '../document/document.ts'
import { assetsOf, type DocumentAssets } from '../document/linked-assets.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { writeBody, type WrittenBody } from '../http/written-body.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { PhaseSeconds } from '../rendering/tracing.ts'
import type { Services } from '../services.ts'
import { remoteOf } from '../../src/remotes.ts'
import { siteOf } from '../site.ts'
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
  const { composition, status, html, linked, state, remotes, slots, results, seconds } = page
  const shown = [...remotes, ...slots.map(remoteOf)]
  const near = [...results.map(([remote]) => remote), ...linked]
  const assets = assetsOf(page)
  const tellOf = (all: Composition) => {
    const lock = all.lockWith([...shown, ...near])
    const further = furtherHashes(lock, assets.rest)
    const policy = pagePolicy(settings, [...inlineScriptHashes, assets.importMap.hash, ...further])
    return { policy, surroundings: { lock, isWatched: compositions.hasCanary } }
  }
  const told = tellOf(composition)
  const document = writeDocument({
    ...{ html, state, assets, surroundings: told.surroundings },
    page: { site: siteOf(settings), remotes, slots },
  })
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
  const made = partsOf(composition, shown)
  const describe = (written: WrittenDocument, policy: string, of: Composition): PageDocument => ({
    ...{ ...parts, policy, body: writeBody(written.bytes), lock: of.lock },
    amidst(other) {
      if (partsOf(other, shown) !== made) return null
      const { policy, surroundings } = tellOf(other)
      return describe(inSurroundings(written, surroundings), policy, other)
    },
  })
  return describe(document, told.policy, composition)
}

/** All of a composition that a page with these remotes is rendered with. */
function partsOf({ frame, siteFile, lock }: Composition, remotes: readonly string[]): string {
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
