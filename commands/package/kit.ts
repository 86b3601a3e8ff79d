import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { kitDeclarations, promised } from '../../shared-ui/package/declarations.ts'
import { root } from '../root.ts'
import { writeComponentDocs } from './component-docs.ts'
import { kitChanges, packedVersions } from './kit-versions.ts'
import { readManifest, versionsOf } from './manifest.ts'
import { copy, copyReached, copySources, transpile } from './tree.ts'

/** What Node runs in a repository with one remote: a build, a test run, the development server. */
const programs = [
  'shared-ui/federation.ts',
  'shared-ui/testing/unit-tests.ts',
  'shell/development/main.ts',
  'commands/own-repository/dev.ts',
  'shared-ui/gallery/vite.config.ts',
]

/** What Vite serves or runs there: the shell, for development, the gallery, and what tests need. */
const served = [
  'shell/src/entry-client.tsx',
  'shell/development/render-page.ts',
  'shared-ui/gallery/main.tsx',
  'shared-ui/testing/unit-test-setup.ts',
  'shared-ui/testing/show-page.tsx',
]

const tools: Record<string, string> = {
  'shared-ui/federation': 'federation.ts',
  'shared-ui/testing/vitest-config.ts': 'testing/unit-tests.ts',
  'shared-ui/testing/show-page.tsx': 'testing/show-page.tsx',
}

/** Of these there must be one in a repository: it has them from the kit, or names the same versions. */
const peers = [
  ...['react', 'react-dom', 'react-router-dom', '@testing-library/react'],
  ...['vite', 'vitest', 'typescript'],
]

/** Brought along although no module imports it. */
const others = ['@types/node', '@types/react', '@types/react-dom', 'jsdom']

/** Writes the kit as a package for other repositories, which install it by the name `shared-ui`, with a page about each component. */
export async function writeKit(to: string): Promise<void> {
  await writeComponentDocs(await writeModules(to), join(to, 'docs'))
}

/** All but these pages; resolves to what its modules declare. */
export async function writeModules(to: string): Promise<Record<string, string>> {
  const sources = Object.values(promised).map((source) => `shared-ui/${source}`)
  const run = await transpile(programs, to)
  const { imported, exports } = await copyReached([...served, ...sources], to)
  await copySources('shared-ui/src', to)
  await copy('shared-ui/gallery/index.html', to)
  const { compilerOptions } = JSON.parse(
    await readFile(join(root, 'tsconfig.base.json'), 'utf8'),
  ) as object & { compilerOptions: object }
  await write(to, 'tsconfig.base.json', JSON.stringify({ compilerOptions }, null, 2))
  const declarations = await kitDeclarations(tools)
  for (const [module, text] of Object.entries(declarations)) await write(to, typesOf(module), text)
  for (const [module, source] of Object.entries(promised))
    await write(to, namesOf(module), listOf(exports.get(`shared-ui/${source}`) ?? []))
  const manifest = await manifestOf([...run, ...imported])
  await write(to, 'package.json', JSON.stringify(manifest, null, 2))
  await write(to, 'README.md', readme(manifest.version))
  await write(to, 'CHANGELOG.md', await kitChanges(await packedVersions()))
  return declarations
}

async function write(to: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true })
  await writeFile(join(to, path), `${text.trimEnd()}\n`)
}

/** `shared-ui/router` → `types/router.d.ts`. */
const typesOf = (module: string): string =>
  `types/${module.split('/').slice(1).join('/') || 'index'}.d.ts`

/**
 * A module that exports the same names and nothing else, for those who require it: the federation plugin does, to learn them, of a
 * package that is installed by another name than its own.
 */
const listOf = (names: readonly string[]) =>
  `module.exports = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))}`

const namesOf = (module: string) =>
  typesOf(module).replace('types/', 'names/').replace('.d.ts', '.cjs')

async function manifestOf(imported: readonly string[]) {
  const { version, exports, dependencies = {} } = await readManifest('shared-ui')
  const all = new Set([...Object.keys(dependencies), ...imported, ...others])
  return {
    name: 'plumbline-kit',
    version,
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'plumbline-dev': 'commands/own-repository/dev.js' },
    exports: {
      ...Object.fromEntries(Object.entries(exports).flatMap(exportOf)),
      ...Object.fromEntries(exportOf(['./testing/vitest-config.ts', ''])),
      './testing/*': { types: './types/testing/*.d.ts', default: './shared-ui/testing/*' },
      './tsconfig.base.json': './tsconfig.base.json',
      './package.json': './package.json',
    },
    dependencies: await versionsOf([...all].filter((name) => !peers.includes(name))),
    peerDependencies: await versionsOf(peers),
  }
}

/** A module of the workspace's kit, in the package: with its types, or a source for the shell; not what only builds use. */
function exportOf([name, path]: [string, string]): [string, object | string][] {
  const module = name.replace('.', 'shared-ui')
  const types = `./${typesOf(module)}`
  const tool = tools[module]?.replace(/\.ts$/, '.js')
  if (tool !== undefined) return [[name, { types, default: `./shared-ui/${tool}` }]]
  if (!path.startsWith('./src/')) return []
  const source = path.replace('.', './shared-ui')
  if (!Object.hasOwn(promised, module)) return [[name, source]]
  return [[name, { types, require: `./${namesOf(module)}`, default: source }]]
}

const readme = (version: string) => `# plumbline-kit

What remotes of a Plumbline site are made of: components, router, forms, overlays, data; and how they are built, tested and developed.
It is installed by the name of its modules:

\`\`\`json
{ "devDependencies": { "shared-ui": "npm:plumbline-kit@^${version}" } }
\`\`\`

Each component with its picture, its props and an example: [docs](docs/README.md). What changed with each version: [CHANGELOG](CHANGELOG.md).
`
