import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeBuild, type BuildAssets } from 'delivery'
import { pageDataIn } from '../../shell/development/deployed-site.ts'
import type { PageData } from '../../shell/src/page-data.ts'
import { buildWith } from '../running/build-with.ts'
import { changedDocuments, withAssets } from './documents.ts'
import { startStaticServer } from './static-server.ts'

const folder = join(import.meta.dirname, 'monolith')
const base = '/assets/'
const entrySource = 'shell/src/entry-client.tsx'

/** The site built as one, with the HTML that the site at `origin` answers. */
export async function startMonolith(origin: string) {
  await buildWith(join(folder, 'vite.config.ts'))
  const build = await describeBuild(join(folder, 'dist'))
  const documents = await changedDocuments(origin, (html, page) =>
    withAssets(html, assetsOf(build, page, html)),
  )
  const files = new Map<string, Uint8Array>()
  for (const path of Object.keys(build.files))
    files.set(base + path, await readFile(join(folder, 'dist', path)))
  return startStaticServer({ documents, files, rest: origin })
}

/** Exactly what the page's modules need, as our server does it. */
function assetsOf({ modules }: BuildAssets, page: string, html: string) {
  const { remotes, slots } = JSON.parse(pageDataIn(html)) as PageData
  const sources = [
    entrySource,
    page,
    ...remotes.map((name) => `mf-${name}/src/routes.tsx`),
    ...slots.map((slot) => sourceOfSlot(Object.keys(modules), slot)),
  ]
  const needed = sources.map((source) => {
    const assets = modules[source]
    if (!assets) throw new Error(`The monolith has no ${source}`)
    return assets
  })
  const entry = modules[entrySource]?.scripts.at(-1) ?? ''
  const scripts = new Set(needed.flatMap((assets) => assets.scripts))
  scripts.delete(entry)
  const styles = new Set(needed.flatMap((assets) => assets.styles))
  const addressed = (paths: Set<string>) => [...paths].map((path) => base + path)
  return { entry: base + entry, modules: addressed(scripts), styles: addressed(styles) }
}

/** `leads/contact-form` → the remote's file of that name. */
function sourceOfSlot(sources: readonly string[], slot: string): string {
  const [remote, name] = slot.split('/')
  const isIt = (source: string) =>
    source.startsWith(`mf-${remote}/`) && source.endsWith(`/${name}.tsx`)
  return sources.find(isIt) ?? slot
}
