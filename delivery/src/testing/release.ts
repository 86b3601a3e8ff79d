import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { publish } from '../releases/publish.ts'
import type { Intent } from '../registry/registry.ts'
import { SignedRegistry, type Author } from '../registry/signed-registry.ts'
import { shellRemote } from '../releases/frame.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { ensureKeys } from '../signing/own-keys.ts'
import { readSigningKey, shellTeam, signingKeyPath } from '../signing/signing-key.ts'
import { findRoot, rootPath } from '../signing/root-files.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'

/** A small remote's build in a folder of its own, for tests. `files` adds to it or replaces parts; null leaves one out. */
export async function makeBuild(
  files: Record<string, string | Uint8Array | null> = {},
  folder = '',
): Promise<string> {
  folder ||= await makeFolder()
  const build: typeof files = {
    'remoteEntry.js': 'export const init = () => {}; export const get = () => {}',
    'remoteEntry.ssr.js': 'export const init = () => {}; export const get = () => {}',
    'server/routes.js': 'export const routes = []',
    'assets/routes-1.js': 'export const routes = []',
    'assets/role-page-2.js': 'export const Component = () => null',
    'assets/role-page-3.css': '.title { color: red }',
    'kit-imports.json': JSON.stringify({
      names: {},
      files: { 'assets/routes-1.js': ['shared-ui', 'react'] },
    }),
    'vite-manifest.json': JSON.stringify({
      'src/routes.tsx': {
        file: 'assets/routes-1.js',
        src: 'src/routes.tsx',
        isEntry: true,
        dynamicImports: ['src/roles/role-page.tsx'],
      },
      'src/roles/role-page.tsx': {
        file: 'assets/role-page-2.js',
        src: 'src/roles/role-page.tsx',
        imports: ['_shared.js'],
        css: ['assets/role-page-3.css'],
      },
      '_shared.js': { file: 'assets/routes-1.js' },
      'virtual:remote-entry.js': { file: 'remoteEntry.js', src: 'virtual:remote-entry.js' },
    }),
    ...files,
  }
  for (const [path, content] of Object.entries(build)) {
    if (content === null) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

/** A small build whose files have names of their contents, as those of our remotes do; two differ by the code of their page. */
export async function makeLastingBuild(
  page: string,
  files: Record<string, string | Uint8Array | null> = {},
): Promise<string> {
  const nameOf = (stem: string, text: string) =>
    `assets/${stem}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.js`
  const pageFile = nameOf('role-page', page)
  const entry = `// leads to ${pageFile}`
  const entryFile = nameOf('remoteEntry', entry)
  return makeBuild({
    'remoteEntry.js': null,
    'assets/role-page-2.js': null,
    [entryFile]: entry,
    [pageFile]: page,
    'vite-manifest.json': JSON.stringify({
      'src/roles/role-page.tsx': { file: pageFile, src: 'src/roles/role-page.tsx' },
      'virtual:remote-entry.js': { file: entryFile, src: 'virtual:remote-entry.js' },
    }),
    ...files,
  })
}

/** A build of the shell that differs from others by its text, for tests that run none of it. */
export async function makeFrameBuild(
  text: string,
  protocol = 5,
  siteData: object | null = null,
): Promise<string> {
  const entry = `entry-${text}.js`
  return makeBuild({
    'remoteEntry.js': null,
    'remoteEntry.ssr.js': null,
    'kit-imports.json': null,
    'frame.json': JSON.stringify({ entry, serverEntry: 'server/worker.js', protocol }),
    'server/worker.js': `// ${text}`,
    'server/site-data.json': siteData && JSON.stringify(siteData),
    [entry]: `// ${text}`,
    [`page-${text}.js`]: `// ${text}`,
    'vite-manifest.json': JSON.stringify({
      'src/entry-client.tsx': { file: entry, src: 'src/entry-client.tsx', isEntry: true },
    }),
  })
}

/** An empty folder that nobody else uses; it goes with this process. */
export async function makeFolder(): Promise<string> {
  return makeTemporaryFolder('plumbline-delivery-').path
}

/** The store and the keys of a data folder; those that `remotes` lack are made. */
export async function openDataFolder(dataFolder: string, remotes: readonly string[] = []) {
  const store = openReleaseStore(join(dataFolder, 'releases'))
  const rootFile = rootPath(dataFolder)
  if (remotes.length > 0) await ensureKeys({ dataFolder, store, rootFile }, remotes)
  const trusted = await findRoot(rootFile, store)
  const keyOf = (name: string) => readSigningKey(signingKeyPath(dataFolder, name))
  const author: Author = { key: await keyOf(shellTeam), trusted }
  return { store, trusted, author, keyOf }
}

/** Publishes a build into a data folder, with its remote's key there and past the gate; resolves to the release. */
export async function publishUngated(
  dataFolder: string,
  { remote, folder, kit = '1.0.0' }: { remote: string; folder: string; kit?: string | undefined },
): Promise<string> {
  const { store, trusted, keyOf } = await openDataFolder(dataFolder)
  const key = await keyOf(remote === shellRemote ? shellTeam : remote)
  const { release } = await publish({ store, trusted, key, remote, folder, kit })
  return release
}

/** A small remote by the federation container's protocol, written by hand. */
export interface RemoteParts {
  /**
   * JavaScript expression of its routes, the same on the server and in the browser. In its scope are `h` (React's
   * `createElement`), `react`, and `share`, the host's modules by name.
   */
  routes: string
  /** Slots it offers: name → JavaScript expression of the component. */
  slots?: Record<string, string>
  /** CSS that comes with its pages. */
  styles?: string
  /** Shared modules it asks the host for, and names that it imports from them. */
  shared?: string[]
  imports?: Record<string, string[]>
  /** JavaScript that runs when its server entry is imported. */
  serverStart?: string
  /** More files; null leaves one out. */
  files?: Record<string, string | null>
}

/** JavaScript of a route to a page with a heading, and whatever `parts` adds to its module. */
export function pageRoute(path: string, heading: string, parts = ''): string {
  const component = `() => h('main', null, h('title', null, 'A page'), h('h1', null, ${JSON.stringify(heading)}))`
  return `{ path: '${path}', lazy: async () => ({ Component: ${component}, ${parts} }) }`
}

/** Writes the remote's build into a folder of its own, for tests of what happens to it later. */
export async function makeRemoteBuild(parts: RemoteParts): Promise<string> {
  const { styles, shared = ['react'], imports = {}, serverStart = '', files = {} } = parts
  const style = 'assets/pages.css'
  return makeBuild({
    'assets/modules.js': modules(parts),
    'server/modules.js': modules(parts),
    'remoteEntry.js': container('./assets/modules.js', shared),
    'remoteEntry.ssr.js': `${serverStart}\n${container('./server/modules.js', shared)}`,
    ...(styles !== undefined && { [style]: styles }),
    'kit-imports.json': JSON.stringify({ names: imports, files: { 'remoteEntry.js': shared } }),
    'vite-manifest.json': JSON.stringify({
      'src/routes.tsx': {
        file: 'assets/modules.js',
        src: 'src/routes.tsx',
        ...(styles !== undefined && { css: [style] }),
      },
      'virtual:entry': { file: 'remoteEntry.js', src: 'virtual:entry' },
    }),
    ...files,
  })
}

function modules({ routes, slots = {} }: RemoteParts): string {
  const components = Object.entries(slots).map(
    ([name, component]) => `'./${name}': { Component: ${component} }`,
  )
  return `export const make = (share) => {
  const react = share.react
  const h = react.createElement
  return { './routes': { routes: ${routes} }, ${components.join(', ')} }
}
`
}

function container(path: string, shared: readonly string[]): string {
  return `const share = {}
export async function init(scope) {
  for (const key of ${JSON.stringify(shared)}) {
    const [provider] = Object.values(scope[key])
    share[key] = provider.lib ? provider.lib() : (await provider.get())()
  }
}
export async function get(name) {
  const { make } = await import('${path}')
  const module = make(share)[name]
  if (!module) throw new Error('Nothing is exposed as ' + name)
  return () => module
}
`
}

/** Puts a first registry in place, whatever is there. */
export async function beginRegistry(
  store: ReleaseStore,
  intents: readonly Intent[],
  author: Author,
): Promise<SignedRegistry> {
  let registry = new SignedRegistry()
  for (const intent of intents) registry = await registry.with(intent, author)
  await store.writeRegistry(registry)
  return registry
}
