import type { TrustedKey } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import { inlineScriptHashes, writeDocument } from '../document/document.ts'
import { linkedRemotes } from '../document/linked-remotes.ts'
import { assetsOf } from '../document/linked-assets.ts'
import type { ComposedPage, PhaseSeconds } from './compose-page.ts'
import { remoteOf } from './page-parts.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { Settings } from '../settings.ts'
import type { ShellBuild } from '../composition/shell-build.ts'
import { writeBody, type WrittenBody } from '../http/written-body.ts'

/** A page's document with all that its headers need: nothing in it is of one visitor or one request. */
export interface PageAnswer {
  status: number
  body: WrittenBody
  /** The `Content-Security-Policy`, which names the hash of the document's own import map. */
  policy: string
  /** Releases that did their part in it, by remote. */
  releases: readonly (readonly [remote: string, release: string])[]
  /** The composition that it was made of. */
  lock: CompositionLock
  /** Whose code had a part in it. */
  signers: readonly TrustedKey[]
  seconds: PhaseSeconds
  /** Good for every visitor; a failure, to which an older good one is preferred; or something to forget. */
  worth: 'good' | 'failure' | 'nothing'
}

interface Writing {
  settings: Settings
  shell: ShellBuild
  /** Browsers are to report how their page views go. */
  isWatched: boolean
}

/** @param wanted the canaries that the page was to be made of */
export function writePage(
  page: ComposedPage,
  { settings, shell, isWatched }: Writing,
  wanted = '',
): PageAnswer {
  const { composition, context, parts, seconds } = page
  const near = [...parts.keys(), ...linkedRemotes(page.html)]
  const { importMap, lock } = composition.documentWith(remotesIn(page.data), near)
  const data = { ...page.data, lock, isWatched }
  const assets = assetsOf({ ...page, shell, page: data })
  const document = writeDocument({ html: page.html, page: data, assets, importMap })
  const whole = [...parts].filter(([, { isWhole }]) => isWhole)
  return {
    // A loader's unexpected error is a failure to load, not a fault of the address.
    status: context.statusCode === 500 ? 503 : context.statusCode,
    body: writeBody(document),
    policy: pagePolicy(settings, [...inlineScriptHashes, importMap.hash, ...hashesOf(lock)]),
    releases: whole.map(([remote]) => [remote, lock.remotes[remote]?.release ?? lock.shell]),
    lock: composition.lock,
    signers: whole.flatMap(([remote]) => composition.releases.get(remote)?.signer ?? []),
    seconds,
    worth: worthOf(page, wanted),
  }
}

/** Those whose pages or parts are in the document. */
function remotesIn({ remotes, slots }: ComposedPage['data']): string[] {
  return [...remotes, ...slots.map(remoteOf)]
}

/** Of the import maps that the document may come to add. */
function hashesOf({ remotes }: CompositionLock): string[] {
  return Object.values(remotes).flatMap(({ integrity }) => integrity ?? [])
}

function worthOf({ composition, context, parts }: ComposedPage, wanted: string) {
  const isWhole = [...parts.values()].every((part) => part.isWhole)
  if (context.statusCode >= 500 || (context.statusCode === 200 && !isWhole)) return 'failure'
  // Each view of a canary that fails is to be seen.
  return context.statusCode === 200 && composition.canaries === wanted ? 'good' : 'nothing'
}
