import { shellRemote, type TrustedKey } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import type { Composition } from '../composition/composition.ts'
import type { Visit } from '../composition/follow-registry.ts'
import { inlineScriptHashes, writeDocument } from '../document/document.ts'
import { assetsOf } from '../document/linked-assets.ts'
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
  /** Whose code had a part in it. */
  signers: readonly TrustedKey[]
  seconds: PhaseSeconds
  /** Good for every visitor; a failure, to which an older good one is preferred; or something to forget. */
  worth: 'good' | 'failure' | 'nothing'
}

/** What comes of rendering: the document of a page, or where it redirects to. */
export type RenderDocument = (
  request: Request,
  visit: Visit,
  composition: Composition,
) => Promise<PageDocument | Redirect>

export function createDocumentRenderer(
  services: Services,
  render: RenderWithRetries,
): RenderDocument {
  return async (request, visit, composition) => {
    const page = await render(request, visit, composition)
    return 'location' in page ? page : documentOf(page, services, composition.canaries)
  }
}

/** @param canaries those that the page was to be rendered with */
function documentOf(page: ComposedPage, services: Services, canaries: string): PageDocument {
  const { settings, compositions } = services
  const { composition, status, html, linked, state, remotes, slots, results, seconds } = page
  const near = [...results.map(([remote]) => remote), ...linked]
  const { importMap, lock } = composition.documentWith([...remotes, ...slots.map(remoteOf)], near)
  const isWatched = compositions.hasCanary
  const data = { site: siteOf(settings), lock, remotes, slots, isWatched }
  const assets = assetsOf(page)
  const document = writeDocument({ html, page: data, state, assets, importMap })
  const whole = results.filter(([name, { isWhole }]) => isWhole && name !== shellRemote)
  const releaseOf = (name: string) => lock.remotes[name]?.release ?? lock.shell
  return {
    // A loader's unexpected error is a failure to load, not a fault of the address.
    status: status === 500 ? 503 : status,
    body: writeBody(document),
    policy: pagePolicy(settings, [...inlineScriptHashes, importMap.hash, ...hashesOf(lock)]),
    releases: [...frameIn(page), ...whole.map(([name]) => [name, releaseOf(name)] as const)],
    lock: composition.lock,
    // Whose code ran in the same process may have written any of it, whatever that says.
    signers: composition.signers,
    seconds,
    worth: worthOf(page, canaries),
  }
}

/** It has a part in every page but those that it spoils. */
function frameIn({ results, composition }: ComposedPage): (readonly [string, string])[] {
  const isWhole = results.every(([name, result]) => name !== shellRemote || result.isWhole)
  return isWhole ? [[shellRemote, composition.frame.id]] : []
}

/** Of the import maps that the document may come to add. */
function hashesOf({ remotes }: CompositionLock): string[] {
  return Object.values(remotes).flatMap(({ integrity }) => integrity ?? [])
}

function worthOf({ composition, status, results }: ComposedPage, canaries: string) {
  const isWhole = results.every(([, result]) => result.isWhole)
  if (status >= 500 || (status === 200 && !isWhole)) return 'failure'
  // Each view of a canary that fails is to be seen.
  return status === 200 && composition.canaries === canaries ? 'good' : 'nothing'
}
