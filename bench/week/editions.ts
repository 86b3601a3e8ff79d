import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { collectAssets, describeBuild, type PageAssets } from 'delivery'
import { sharedModuleId } from 'shared-ui/shared-modules'
import type { Manifest } from 'vite'
import { pages } from '../baselines/pages.ts'

/** One way to deliver the site, built from one commit. */
export interface Edition {
  /** Address → contents, of scripts and stylesheets. */
  files: ReadonlyMap<string, Buffer>
  /** Addresses of what views of all pages fetch beside the documents. */
  needed: ReadonlySet<string>
}

/** A build's folder, by the app that it is of: `shell`, `mf-catalogue`, … or `site`. */
export type Builds = Readonly<Record<string, string>>

const entry = 'src/entry-client.tsx'
const routes = 'src/routes.tsx'

/** Modules of the pages that an app has, from its folder. */
const pagesOf = (app: string) =>
  Object.values(pages)
    .filter((source) => source.startsWith(`${app}/`))
    .map((source) => source.slice(app.length + 1))

const pathsOf = ({ scripts, styles }: Pick<PageAssets, 'scripts' | 'styles'>) => [
  ...scripts,
  ...styles,
]

/** Apart, as the shell's documents link it: with what remotes take from the shell through the import map. */
export async function editionOfOurs(builds: Builds): Promise<Edition> {
  const { shell = '', ...remotes } = builds
  const needed: Record<string, string[]> = {}
  const shared: string[] = []
  for (const [app, folder] of Object.entries(remotes)) {
    const { modules } = await describeBuild(folder)
    const entries = Object.keys(modules).filter((name) => name.includes('remoteEntry'))
    const own = [...entries, routes, ...pagesOf(app)].flatMap((name) => modules[name] ?? [])
    needed[app] = own.flatMap(pathsOf)
    shared.push(...own.flatMap((assets) => assets.shared))
  }
  const { modules } = await describeBuild(shell)
  const ofShell = [entry, ...pagesOf('shell'), ...shared.map(sharedModuleId)]
  needed['shell'] = ofShell.flatMap((name) => modules[name] ?? []).flatMap(pathsOf)
  return makeEdition(builds, needed)
}

/** Apart, as the federation plugin makes it. What a remote would load of a share that the host has is not counted. */
export async function editionOfStock(builds: Builds): Promise<Edition> {
  const needed: Record<string, string[]> = {}
  for (const [app, folder] of Object.entries(builds)) {
    const chunks = await readManifest(folder)
    const [start, ofPlugin] =
      app === 'shell'
        ? [entry, /^virtual:mf|mf-entry-bootstrap$|shared-ui\/src\/index\.ts$/]
        : [routes, /^virtual:mf(?!.*__prebuild__)/]
    const keys = Object.keys(chunks).filter((key) => ofPlugin.test(key))
    needed[app] = pathsOf(collectAssets(chunks, [start, ...keys, ...pagesOf(app)]))
  }
  return makeEdition(builds, needed)
}

/** All in one graph, whose sources are named from the project's root. */
export async function editionOfMonolith(builds: Builds): Promise<Edition> {
  const sources = Object.values(pages)
  const routesOfAll = sources.map((source) => source.replace(/\/.*/, `/${routes}`))
  const keys = [`shell/${entry}`, ...routesOfAll, ...sources]
  const chunks = await readManifest(builds['site'] ?? '')
  return makeEdition(builds, { site: pathsOf(collectAssets(chunks, keys)) })
}

/** @param needed paths of files, by app */
async function makeEdition(builds: Builds, needed: Readonly<Record<string, readonly string[]>>) {
  const files = new Map<string, Buffer>()
  for (const [app, folder] of Object.entries(builds))
    for (const path of await readdir(folder, { recursive: true }))
      if (/\.(js|css)$/.test(path)) files.set(`${app}/${path}`, await readFile(join(folder, path)))
  const addresses = Object.entries(needed).flatMap(([app, paths]) =>
    paths.map((path) => `${app}/${path}`),
  )
  return { files, needed: new Set(addresses) }
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'vite-manifest.json'), 'utf8')) as Manifest
