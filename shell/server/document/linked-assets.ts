import type { PageAssets, ReleaseManifest } from 'delivery'
import { LRUCache } from 'lru-cache'
import { firstFonts } from 'shared-ui/theme/font-files.ts'
import type { Composition } from '../composition/composition.ts'
import { sharedModuleId } from 'shared-ui/shared-modules'
import { filesUrl, shellUrl } from '../composition/import-map.ts'
import { memoize } from '../memoize.ts'

export interface Asset {
  href: string
  integrity: string
}

/** What the document asks the browser to fetch at once. */
export interface DocumentAssets {
  /** The shell's entry module. */
  entry: Asset
  /** Module addresses to preload: exactly those that this page needs. */
  modules: Asset[]
  styles: Asset[]
  fonts: readonly string[]
  /** The site's content, where it is another than browsers have with the entry. */
  site: Asset | null
}

type Files = ReleaseManifest['files']

interface Rendered {
  /** Files of the page modules. */
  sources: readonly string[]
  /** What is shown beside the shell. */
  remotes: readonly string[]
  slots: readonly string[]
  composition: Composition
}

const entrySource = 'src/entry-client.tsx'

/** Pages of a kind need the same: so many kinds are remembered of a composition. */
const maxKinds = 200
const kindsOf = memoize((_: Composition) => new LRUCache<string, DocumentAssets>({ max: maxKinds }))

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
  const shown = [
    ...(owner ? [{ remote: owner, sources: ['src/routes.tsx', ...sources] }] : []),
    ...slots.map((slot) => slotOf(slot, composition)),
  ]
  const linked: Linked[] = [
    ...[entrySource, ...sources].map(ofShell),
    ...shown.flatMap(({ remote, sources }) => {
      const release = composition.releases.get(remote)
      return release ? linkedOf(release.manifest, sources, ofShell) : []
    }),
  ]
  const entry = { href: shellUrl + frame.entry, integrity: hashOf(frame.entry, frame.files) }
  const modules = filesOf('scripts', linked).filter(({ href }) => href !== entry.href)
  const styles = filesOf('styles', linked)
  return { entry, modules, styles, fonts: firstFonts, site: composition.siteFile }
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
function own<T>(modules: Record<string, T>, source: string): T | undefined {
  return Object.hasOwn(modules, source) ? modules[source] : undefined
}

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

/** The module behind a slot, by the convention that a slot is named like its file. */
function slotOf(slot: string, { releases }: Composition) {
  const [remote = '', expose = ''] = slot.split('/')
  const modules = Object.keys(releases.get(remote)?.manifest.modules ?? {})
  const source = modules.find((name) => name.endsWith(`/${expose}.tsx`)) ?? ''
  return { remote, sources: [source] }
}
