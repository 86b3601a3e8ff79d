import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { integrityOf } from './hash.ts'

export interface FileRecord {
  /** Size in bytes. */
  bytes: number
  /** `sha384-<base64>`, as the browser and the server check it. */
  integrity: string
}

/** What the browser needs for one page or exposed module, as paths relative to the build's root. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
}

export interface BuildAssets {
  files: Record<string, FileRecord>
  /**
   * Source file, for example `src/roles/role-page.tsx`, → everything that must arrive before it runs. A remote's
   * entry stands under its file name, `remoteEntry.js`.
   */
  modules: Record<string, PageAssets>
}

interface ViteChunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** The build's own description, read here and not delivered. */
export const viteManifestName = 'vite-manifest.json'
export const kitImportsName = 'kit-imports.json'
const notDelivered = [viteManifestName, kitImportsName]

/**
 * Lists a Vite build: every file with its hash, and what each source module needs in the browser.
 *
 * @param folder the build's output folder, with `vite-manifest.json` in it
 */
export async function describeBuild(folder: string): Promise<BuildAssets> {
  const files: BuildAssets['files'] = {}
  for (const path of await listFiles(folder)) {
    if (notDelivered.includes(path)) continue
    const bytes = await readFile(join(folder, path))
    files[path] = { bytes: bytes.byteLength, integrity: integrityOf(bytes) }
  }
  const vite = JSON.parse(await readFile(join(folder, viteManifestName), 'utf8')) as Record<
    string,
    ViteChunk
  >
  const modules: BuildAssets['modules'] = {}
  for (const [key, chunk] of Object.entries(vite)) {
    if (chunk.src?.match(/\.[jt]sx?$/) && !isFederationInternal(key))
      modules[chunk.src] = collectAssets(vite, key)
    if (chunk.file === 'remoteEntry.js') modules[chunk.file] = collectAssets(vite, key)
  }
  return { files, modules }
}

/** Modules that the federation plugin makes; it imports them dynamically, yet nothing runs before they are there. */
function isFederationInternal(key: string): boolean {
  return key.startsWith('virtual:mf') || key.endsWith('?mf-entry-bootstrap')
}

function collectAssets(vite: Record<string, ViteChunk>, entry: string): PageAssets {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = vite[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter(isFederationInternal).forEach(visit)
    scripts.add(chunk.file)
    chunk.css?.forEach((style) => styles.add(style))
  }
  visit(entry)
  return { scripts: [...scripts], styles: [...styles] }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
