import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describeBuild, type BuildAssets, type PageAssets } from 'delivery'
import { sharedModuleId } from 'shared-ui/shared-modules'
import type { Manifest } from 'vite'
import { pages } from '../baselines/pages.ts'

/** One way to deliver the site, built from one commit. */
export interface Edition {
  /** Address → contents, of scripts and stylesheets. */
  files: ReadonlyMap<string, Buffer>
  /** Page → addresses of what its view fetches beside the document. */
  pages: ReadonlyMap<string, readonly string[]>
}

/** A build's folder, by the app that it is of: `shell`, `mf-catalogue`, … or `site`. */
export type Builds = Readonly<Record<string, string>>

const entry = 'src/entry-client.tsx'
const routes = 'src/routes.tsx'

/** Apart, as the shell's documents link it: with what remotes take from the shell through the import map. */
export async function editionOfOurs(builds: Builds): Promise<Edition> {
  const apps: Record<string, BuildAssets['modules']> = {}
  for (const [app, folder] of Object.entries(builds))
    apps[app] = (await describeBuild(folder)).modules
  return makeEdition(builds, (app, source) => {
    const assetsOf = (of: string, ...names: string[]) =>
      names.flatMap((name) => apps[of]?.[name] ?? [])
    const entries = Object.keys(apps[app] ?? {}).filter((name) => name.includes('remoteEntry'))
    const own = app === 'shell' ? [] : assetsOf(app, ...entries, routes, source)
    const shared = own.flatMap((assets) => assets.shared).map(sharedModuleId)
    const shell = assetsOf('shell', entry, ...shared, ...(app === 'shell' ? [source] : []))
    const paths = (all: readonly PageAssets[]) =>
      all.flatMap(({ scripts, styles }) => [...scripts, ...styles])
    return { [app]: paths(own), shell: paths(shell) }
  })
}

/** Apart, as the federation plugin makes it. What a remote would load of a share that the host has is not counted. */
export async function editionOfStock(builds: Builds): Promise<Edition> {
  const apps = await readApps(builds)
  const keysOf = (app: string, pattern: RegExp) =>
    Object.keys(apps[app] ?? {}).filter((key) => pattern.test(key))
  return makeEdition(builds, (app, source) => {
    const host = keysOf('shell', /^virtual:mf|mf-entry-bootstrap$|shared-ui\/src\/index\.ts$/)
    const remote = keysOf(app, /^virtual:mf(?!.*__prebuild__)/)
    const shell = reached(apps['shell'] ?? {}, [
      entry,
      ...host,
      ...(app === 'shell' ? [source] : []),
    ])
    const own = app === 'shell' ? [] : reached(apps[app] ?? {}, [...remote, routes, source])
    return { [app]: own, shell }
  })
}

/** All in one graph, whose sources are named from the project's root. */
export async function editionOfMonolith(builds: Builds): Promise<Edition> {
  const { site = {} } = await readApps(builds)
  return makeEdition(builds, (app, source) => ({
    site: reached(site, [`shell/${entry}`, `${app}/${routes}`, `${app}/${source}`]),
  }))
}

/** @param filesOf what a page needs, by app */
async function makeEdition(
  builds: Builds,
  filesOf: (app: string, source: string) => Record<string, string[]>,
): Promise<Edition> {
  const files = new Map<string, Buffer>()
  for (const [app, folder] of Object.entries(builds))
    for (const path of await readdir(folder, { recursive: true }))
      if (/\.(js|css)$/.test(path)) files.set(`${app}/${path}`, await readFile(join(folder, path)))
  return {
    files,
    pages: new Map(
      Object.entries(pages).map(([path, source]) => {
        const [app = '', ...rest] = source.split('/')
        const needed = Object.entries(filesOf(app, rest.join('/')))
        const addresses = needed.flatMap(([of, paths]) => paths.map((file) => `${of}/${file}`))
        return [path, [...new Set(addresses)]]
      }),
    ),
  }
}

async function readApps(builds: Builds): Promise<Record<string, Manifest>> {
  const read = Object.entries(builds).map(async ([app, folder]) => {
    const text = await readFile(join(folder, 'vite-manifest.json'), 'utf8')
    return [app, JSON.parse(text) as Manifest] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

/** Files of chunks and of all that they import before they run. */
function reached(chunks: Manifest, keys: readonly string[]): string[] {
  const visited = new Set<string>()
  const visit = (key: string) => {
    if (!chunks[key] || visited.has(key)) return
    visited.add(key)
    chunks[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...visited].flatMap((key) => [chunks[key]?.file ?? '', ...(chunks[key]?.css ?? [])])
}
