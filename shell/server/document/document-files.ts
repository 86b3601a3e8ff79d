import { LRUCache } from 'lru-cache'
import type { Composition } from '../composition/composition.ts'
import {
  documentImportMap,
  hashesOf,
  releaseUrl,
  type Hashes,
  type ImportMap,
} from '../composition/import-map.ts'
import type { ShellBuild } from '../composition/shell-build.ts'
import { memoize } from '../memoize.ts'
import { assetsOf, hashOf, type DocumentAssets, type Shown } from './linked-assets.ts'

interface Rendered {
  /** Files of the page modules. */
  sources: readonly string[]
  /** What is shown beside the shell. */
  remotes: readonly string[]
  slots: readonly string[]
  composition: Composition
  shell: ShellBuild
}

/** What a document names, the same for all pages that are made of the same modules. */
export interface DocumentFiles {
  assets: DocumentAssets
  /** With the hashes of these, and of what their code may ask for later. */
  importMap: ImportMap
}

/** Some dozen are usual; a worker may name any. */
const maxKnown = 500
const knownOf = memoize((_: Composition) => new LRUCache<string, DocumentFiles>({ max: maxKnown }))

/** Names the files of exactly the pages, remotes and slots that were rendered. */
export function filesOf(rendered: Rendered): DocumentFiles {
  const { sources, remotes, slots, composition, shell } = rendered
  const known = knownOf(composition)
  const key = JSON.stringify([sources, remotes, slots])
  const before = known.get(key)
  if (before) return before
  const shown = shownBy(rendered)
  const assets = assetsOf(shell, sources, shown)
  const own = [...assets.modules, ...assets.styles].map(({ href, integrity }) => [href, integrity])
  const hashes = Object.assign(Object.fromEntries(own), ...shown.map(hashesOfLater)) as Hashes
  const files = { assets, importMap: documentImportMap(shell, hashes) }
  known.set(key, files)
  return files
}

function shownBy({ sources, remotes: [owner], slots, composition }: Rendered): Shown[] {
  const named = slots.map((slot) => slotOf(slot, composition))
  return [...(owner ? [{ remote: owner, sources, isOwner: true }] : []), ...named].flatMap(
    ({ remote, ...part }) => {
      const release = composition.releases.get(remote)
      return release ? { release, ...part } : []
    },
  )
}

/** All that the release has where it does not say, or nothing says what of it is in the page. */
function hashesOfLater({ release, sources }: Shown): Hashes {
  const { modules, remote, release: id } = release.manifest
  const later = sources.map((source) => modules[source]?.later)
  if (later.length === 0 || later.includes(undefined)) return hashesOf(release)
  const base = releaseUrl(remote, id)
  const paths = later.flatMap((paths = []) => paths)
  return Object.fromEntries(paths.map((path) => [base + path, hashOf(path, release.files)]))
}

/** The module behind a slot, by the convention that a slot is named like its file. */
function slotOf(slot: string, { releases }: Composition) {
  const [remote = '', expose = ''] = slot.split('/')
  const modules = Object.keys(releases.get(remote)?.manifest.modules ?? {})
  const source = modules.find((name) => name.endsWith(`/${expose}.tsx`)) ?? ''
  return { remote, sources: [source], isOwner: false }
}
