import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A file of a remote's build that browsers are never sent. */
export const remoteBillPath = 'dist/server/sbom.json'

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package as CycloneDX lists it. */
interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses?: ({ expression: string } | { license: { name: string } })[]
  properties: { name: 'ships-to'; value: Side }[]
}

type Side = 'browser' | 'server'

/**
 * Writes down, as CycloneDX in JSON, the packages of which something is in the build's output: those whose modules were not
 * shaken away, whose files are assets, and, of a server, those that it imports when it runs, with all that these depend on.
 * The browser's build begins the file and the server's adds to it. The same build writes the same bytes.
 *
 * @param path of the file, from the project's folder
 */
export function billOfMaterials(path: string): Plugin {
  return {
    name: 'bill-of-materials',
    apply: 'build',
    async writeBundle(_, bundle) {
      const { root, consumer } = this.environment.config
      const side = consumer === 'client' ? 'browser' : 'server'
      const file = resolve(root, path)
      const known = side === 'server' && existsSync(file) ? readComponents(file) : []
      const components = new Map(known.map((each) => [each.purl, each]))
      for (const folder of packagesIn(bundle, root, side)) {
        const found = describe(readManifest(folder))
        const component = components.get(found.purl) ?? found
        components.set(found.purl, component)
        // A package may be installed twice.
        if (component.properties.every(({ value }) => value !== side))
          component.properties.push({ name: 'ships-to', value: side })
      }
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, billOf(readManifest(root), [...components.values()]))
    },
  }
}

function billOf({ name, version }: Manifest, components: Component[]): string {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: components.sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
  return `${JSON.stringify(bill, null, 1)}\n`
}

function describe({ name, version, license }: Manifest): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  // What a package.json says otherwise, as 'SEE LICENSE IN …', is no expression.
  const isExpression = /^\(?[\w.+-]+(\)?( (AND|OR|WITH) )\(?[\w.+-]+)*\)?$/.test(license ?? '')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && {
      licenses: isExpression ? [{ expression: license }] : [{ license: { name: license } }],
    }),
    properties: [],
  }
}

/** Folders of the installed packages that a build's output has something of, or imports. */
function packagesIn(bundle: Rolldown.OutputBundle, root: string, side: Side): Set<string> {
  const folders = new Set<string>()
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset') {
      for (const source of output.originalFileNames) addPackageOf(folders, resolve(root, source))
      continue
    }
    for (const [id, { renderedLength }] of Object.entries(output.modules))
      if (renderedLength > 0 || /\.css($|\?)/.test(id)) addPackageOf(folders, id)
    // What a remote's part for browsers imports is the shell's.
    if (side === 'browser') continue
    for (const id of [...output.imports, ...output.dynamicImports])
      if (!(id in bundle) && !isBuiltin(id)) addInstalled(folders, id, root)
  }
  return folders
}

function addPackageOf(folders: Set<string>, id: string): void {
  const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, ''))?.[0]
  if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder)
}

/** A package that code finds from a folder by its name, and what it needs itself. */
function addInstalled(folders: Set<string>, specifier: string, from: string): void {
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''
  const folder = findUpwards(join('node_modules', name), from)
  if (!folder || folders.has(folder)) return
  folders.add(folder)
  const { dependencies, optionalDependencies } = readManifest(folder)
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    addInstalled(folders, needed, folder)
}

function findUpwards(path: string, from: string): string | null {
  const found = join(from, path)
  if (existsSync(join(found, 'package.json'))) return found
  return dirname(from) === from ? null : findUpwards(path, dirname(from))
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function readComponents(file: string): Component[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { components: Component[] }).components
}
