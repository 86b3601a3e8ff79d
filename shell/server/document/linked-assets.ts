import type { PageAssets, ReleaseManifest } from 'delivery'
import { LRUCache } from 'lru-cache'
import { firstFonts } from 'shared-ui/theme/font-files.ts'
import type { Composition } from '../composition/composition.ts'
import { sharedModuleId } from 'shared-ui/shared-modules'
import {
  documentImportMap,
  filesUrl,
  restOfImportMap,
  shellUrl,
  type ImportMap,
  type NeededFiles,
} from '../composition/import-map.ts'
import { limits } from '../limits.ts'
import { memoize } from '../memoize.ts'
import type { PageKind } from '../rendering/write-page.ts'

export interface Asset {
  href: string
  integrity: string
}

/** What the document asks the browser to fetch at once, and tells it of other files. */
export interface DocumentAssets {
  /** The shell's entry module. */
  entry: Asset
  /** Module addresses to preload: exactly those that this page needs. */
  modules: Asset[]
  styles: Asset[]
  fonts: readonly string[]
  /** The site's content, where it is another than browsers have with the entry. */
  site: Asset | null
  /** Hashes of all that this page may ask for. */
  importMap: ImportMap
  /** Of what else is in the releases that are shown, by remote: the hash of the import map that the document may add. */
  rest: ReadonlyMap<string, string>
}

type Files = ReleaseManifest['files']

interface Rendered extends PageKind {
  composition: Composition
}

const entrySource = 'src/entry-client.tsx'
const routesSource = 'src/routes.tsx'

/** Pages of a kind need the same. What a page says that it is made of may be of another kind each time. */
const kindsOf = memoize(
  (_: Composition) =>
    new LRUCache<string, DocumentAssets>({
      max: limits.pageKinds.count,
      maxSize: limits.pageKinds.bytes,
      // As it is, and in what a document ends with.
      sizeCalculation: ({ importMap }, kind) => 2 * importMap.bytes.byteLength + kind.length,
    }),
)

/** Names the scripts and styles of exactly the pages, remotes and slots that were rendered. */
export function assetsOf(rendered: Rendered): DocumentAssets {
  const { sources, remotes, slots, composition } = rendered
  const kinds = kindsOf(composition)
  const kind = JSON.stringify([sources, remotes, slots])
  const assets = kinds.get(kind) ?? findAssets(rendered)
  kinds.set(kind, assets)
  return assets
}

function findAssets({ sources, remotes, slots, composition }: Rendered): DocumentAssets {
  const { frame } = composition
  const ofShell = (source: string) => ({
    base: shellUrl,
    files: frame.files,
    assets: own(frame.modules, source),
  })
  const owner = remotes[0]
  const parts = [
    ...(owner ? [{ remote: owner, sources }] : []),
    ...slots.map((slot) => slotOf(slot, composition)),
  ]
  const shown = [...Map.groupBy(parts, ({ remote }) => remote)].flatMap(([remote, parts]) => {
    const release = composition.releases.get(remote)
    return release ? [{ remote, manifest: release.manifest, sources: sourcesIn(parts) }] : []
  })
  const linked: Linked[] = [
    ...[entrySource, ...sources].map(ofShell),
    ...shown.flatMap(({ remote, manifest, sources }) => {
      const list = remote === owner ? [routesSource] : []
      return linkedOf(manifest, [...list, ...sources], ofShell)
    }),
  ]
  const needed = shown.map(({ manifest, sources }) => ({
    manifest,
    needs: needsOf(manifest, sources),
  }))
  const entry = { href: shellUrl + frame.entry, integrity: hashOf(frame.entry, frame.files) }
  const modules = filesOf('scripts', linked).filter(({ href }) => href !== entry.href)
  const styles = filesOf('styles', linked)
  return {
    ...{ entry, modules, styles, fonts: firstFonts, site: composition.siteFile },
    importMap: documentImportMap(frame, needed),
    rest: new Map(needed.map((one) => [one.manifest.remote, restOfImportMap(one).hash])),
  }
}

const sourcesIn = (parts: readonly { sources: readonly string[] }[]) =>
  parts.flatMap(({ sources }) => sources)

/**
 * Files of a release that a document needs for what it shows: what is there before it runs, and what it and the list of routes, layouts
 * and loaders among it, may ask for. Everything, where the release does not say that of each.
 */
function needsOf(manifest: ReleaseManifest, sources: readonly string[]): NeededFiles['needs'] {
  const named = [routesSource, ...sources]
  const lists = named.map((source) => own(manifest.modules, source)?.later)
  if (sources.length === 0 || lists.includes(undefined)) return () => true
  const begun = [manifest.entry, ...named].flatMap((source) => {
    const module = own(manifest.modules, source)
    return module ? [...module.scripts, ...module.styles] : []
  })
  const files = new Set([...begun, ...lists.flatMap((list) => list ?? [])])
  return (path) => files.has(path)
}

/** What one module of a build needs, at the address of that build. */
interface Linked {
  base: string
  files: Files
  assets: PageAssets | undefined
}

function linkedOf(
  manifest: ReleaseManifest,
  sources: readonly string[],
  ofShell: (source: string) => Linked,
): Linked[] {
  const base = filesUrl(manifest)
  return [manifest.entry, ...sources].flatMap((source) => {
    const module = own(manifest.modules, source)
    const shared = module?.shared.map((name) => ofShell(sharedModuleId(name))) ?? []
    return [...shared, { base, files: manifest.files, assets: module }]
  })
}

/** A page may name a source anything, also like what every object has. */
const own = <T>(modules: Record<string, T>, source: string): T | undefined =>
  Object.hasOwn(modules, source) ? modules[source] : undefined

function filesOf(kind: 'scripts' | 'styles', linked: readonly Linked[]): Asset[] {
  const hashes = linked.flatMap(({ base, files, assets }) =>
    (assets?.[kind] ?? []).map((path) => [base + path, hashOf(path, files)] as const),
  )
  return [...new Map(hashes)].map(([href, integrity]) => ({ href, integrity }))
}

function hashOf(path: string, files: Files): string {
  const file = own(files, path)
  if (!file) throw new Error(`No hash is known for ${path}: the page must not load it`)
  return file.integrity
}

/** The module behind a slot, by the convention that a slot is named like its file; none where two are. */
function slotOf(slot: string, { releases }: Composition) {
  const [remote = '', expose = ''] = slot.split('/')
  const modules = Object.keys(releases.get(remote)?.manifest.modules ?? {})
  const [source = '', namesake] = modules.filter((name) => name.endsWith(`/${expose}.tsx`))
  return { remote, sources: [namesake ? '' : source] }
}
