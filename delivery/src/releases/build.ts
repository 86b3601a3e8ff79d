import { readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as v from 'valibot'
import type { Manifest as ViteManifest } from 'vite'
import { limits } from '../limits.ts'
import { filePathSchema } from '../names.ts'
import { offersSchema, type Offers } from '../site-data/link.ts'
import { manifestHash } from '../signing/hash.ts'

export const fileSchema = v.object({
  /** Size in bytes. */
  bytes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(limits.file, `is more than ${limits.file}`),
  ),
  /** `sha256-<base64>`, as the browser and the server check it. */
  integrity: v.pipe(v.string(), v.regex(/^sha(256|384)-/, 'is no hash')),
})
export type FileRecord = v.InferOutput<typeof fileSchema>

export const describeFile = (bytes: Uint8Array): FileRecord => ({
  bytes: bytes.byteLength,
  integrity: manifestHash(bytes),
})

/** What the browser needs for one page or exposed module, as paths relative to the build's root. */
export const assetsSchema = v.object({
  scripts: v.array(filePathSchema),
  styles: v.array(filePathSchema),
  /** Shared modules of the shell that the scripts import, for example `shared-ui/forms`. */
  shared: v.array(v.string()),
  /** Further scripts and styles that it may ask for while it runs; releases of before do not say. Not part of the id. */
  later: v.optional(v.array(filePathSchema)),
})
export type PageAssets = v.InferOutput<typeof assetsSchema>

export interface BuildAssets {
  files: Record<string, FileRecord>
  /**
   * Source file, for example `src/roles/role-page.tsx`, → everything that must arrive before it runs. A remote's
   * entry stands under its file name.
   */
  modules: Record<string, PageAssets>
}

/** The build's own description, read here and not delivered. */
const viteManifestName = 'vite-manifest.json'
const kitImportsName = 'kit-imports.json'
const offersName = 'offers.json'
export const frameName = 'frame.json'

/** What a remote's build says of its use of shared modules. */
export interface KitImports {
  /** Names it imports: shared module → names. */
  names: Record<string, string[]>
  /** Which shared modules a file imports. */
  files: Record<string, string[]>
}
const notDelivered = [viteManifestName, kitImportsName, offersName, frameName]

/**
 * Lists a Vite build: every file with its hash, and what each source module needs in the browser.
 *
 * @param folder the build's output folder, with `vite-manifest.json` in it
 */
export async function describeBuild(folder: string): Promise<BuildAssets> {
  const files: BuildAssets['files'] = {}
  for (const path of await listFiles(folder)) {
    if (notDelivered.includes(path)) continue
    files[path] = describeFile(readFileSync(join(folder, path)))
  }
  const text = await readFile(join(folder, viteManifestName), 'utf8')
  const vite = JSON.parse(text) as ViteManifest
  const { files: sharedByFile } = await readKitImports(folder)
  const modules: BuildAssets['modules'] = {}
  for (const [key, chunk] of Object.entries(vite)) {
    const collect = () => {
      const { scripts, styles } = collectAssets(vite, [key])
      const shared = new Set(scripts.flatMap((script) => sharedByFile[script] ?? []))
      const atOnce = new Set([...scripts, ...styles])
      const isRoutes = chunk.src === 'src/routes.tsx'
      const all = collectAssets(vite, [key], (other) => !(isRoutes && isPage(other)))
      const later = [...all.scripts, ...all.styles].filter((path) => !atOnce.has(path))
      return { scripts, styles, shared: [...shared].sort(), later: later.sort() }
    }
    if (isRemoteEntry(chunk.file)) modules[chunk.file] = collect()
    else if (chunk.src?.match(/\.[jt]sx?$/)) modules[chunk.src] = collect()
  }
  return { files, modules }
}

/** What says its own name when it is shown (the kit's `pageSource`): the list of pages needs none of it. */
const isPage = (key: string) => key.endsWith('-page.tsx')

/** Also what a page has by its address (`?url`). */
const isCode = (path: string) => /\.(js|css)$/.test(path)

/** By the federation's convention; in our builds with a hash of what is in it. */
export const isRemoteEntry = (path: string): boolean =>
  /^(remoteEntry|assets\/remoteEntry-[\w-]{6})\.js$/.test(path)

/** The shell's own build takes from nobody, and says nothing. */
export async function readKitImports(folder: string): Promise<KitImports> {
  const text = await readFile(join(folder, kitImportsName), 'utf8').catch(() => null)
  return text === null ? { names: {}, files: {} } : (JSON.parse(text) as KitImports)
}

/**
 * Navigation entries that a remote's build offers; most offer none.
 *
 * @throws {Error} one line that says what is wrong with them
 */
export async function readOffers(folder: string): Promise<Offers> {
  const text = await readFile(join(folder, offersName), 'utf8').catch(() => '{}')
  const result = v.safeParse(offersSchema, JSON.parse(text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(
    `What it offers for the navigation is wrong at ${v.getDotPath(issue)}: ${issue.message}`,
  )
}

/** Files of chunks, by their keys, and of all that they import before they run; and of such as they may ask for, where that counts. */
export function collectAssets(
  vite: ViteManifest,
  keys: readonly string[],
  counts?: (asked: string) => boolean,
) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = vite[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    chunk.imports?.forEach(visit)
    if (counts) chunk.dynamicImports?.filter(counts).forEach(visit)
    if (counts) chunk.assets?.filter(isCode).forEach((path) => scripts.add(path))
    scripts.add(chunk.file)
    chunk.css?.forEach((style) => styles.add(style))
  }
  keys.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      // What tools leave and hide, `.env` among it: a release is public.
      .filter((path) => !/(^|\/)\./.test(path))
      .sort()
  )
}
