import type { PageAssets } from 'delivery'
import type { StaticHandlerContext } from 'react-router-dom'
import type { PageData } from '../../src/page-data.ts'
import { firstFonts } from 'shared-ui/theme/font-files.ts'
import type { Composition } from '../composition/composition.ts'
import { sharedModuleId } from 'shared-ui/shared-modules'
import { integrityOf, releaseUrl, shellUrl } from '../composition/import-map.ts'
import type { ShellBuild } from '../composition/shell-build.ts'

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
}

type Files = ShellBuild['contents']

interface Rendered {
  context: StaticHandlerContext
  composition: Composition
  shell: ShellBuild
  page: PageData
}

const entrySource = 'src/entry-client.tsx'

/** Names the scripts and styles of exactly the pages, remotes and slots that were rendered. */
export function assetsOf({ context, composition, shell, page }: Rendered): DocumentAssets {
  const modules = new Map<string, string>()
  const styles = new Map<string, string>()
  const add = (base: string, files: Files, assets: PageAssets | undefined) => {
    assets?.scripts.forEach((path) => modules.set(base + path, hashOf(path, files)))
    assets?.styles.forEach((path) => styles.set(base + path, hashOf(path, files)))
  }

  const addKit = (name: string) =>
    add(shellUrl, shell.contents, shell.modules[sharedModuleId(name)])

  add(shellUrl, shell.contents, shell.modules[entrySource])
  const sources = context.matches.flatMap(
    ({ route }) => (route as { source?: string }).source ?? [],
  )
  const owner = page.remotes[0]
  for (const source of sources) add(shellUrl, shell.contents, shell.modules[source])

  const parts = [
    ...(owner ? [{ remote: owner, sources: ['src/routes.tsx', ...sources] }] : []),
    ...page.slots.map((slot) => {
      const [remote = '', expose = ''] = slot.split('/')
      return { remote, sources: [slotSource(composition, remote, expose)] }
    }),
  ]
  for (const { remote, sources } of parts) {
    const release = composition.releases.get(remote)
    if (!release) continue
    const { manifest, files } = release
    const base = releaseUrl(remote, manifest.release)
    for (const source of [manifest.entry, ...sources]) {
      const module = manifest.modules[source]
      module?.shared.forEach(addKit)
      add(base, files, module)
    }
  }

  const entry = shellUrl + shell.entry
  modules.delete(entry)
  return {
    entry: { href: entry, integrity: hashOf(shell.entry, shell.contents) },
    modules: toAssets(modules),
    styles: toAssets(styles),
    fonts: firstFonts,
  }
}

function hashOf(path: string, files: Files): string {
  const bytes = files.get(path)
  if (!bytes) throw new Error(`No hash is known for ${path}: the page must not load it`)
  return integrityOf(bytes)
}

function toAssets(entries: Map<string, string>): Asset[] {
  return [...entries].map(([href, integrity]) => ({ href, integrity }))
}

/** The module behind a slot, by the convention that a slot is named like its file. */
function slotSource(composition: Composition, remote: string, expose: string): string {
  const modules = composition.releases.get(remote)?.manifest.modules ?? {}
  return Object.keys(modules).find((source) => source.endsWith(`/${expose}.tsx`)) ?? ''
}
