import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { limits } from '../limits.ts'
import { filePathSchema } from '../names.ts'
import { readVerifiedFile } from '../releases/integrity.ts'
import type { ReleaseManifest } from '../releases/release.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { decodeText } from '../storage/storage.ts'

/** Where a release has its types; beside the server's code, and like that never sent to browsers. */
export const typesPath = 'server/types.json.br'

const texts = v.record(filePathSchema, v.string())
const releaseTypesSchema = v.object({
  /** Of the shell: module of the kit → what it declares. */
  kit: v.optional(texts, {}),
  /** Slot → file of its component, among these sources. */
  slots: v.optional(texts, {}),
  /** File → source, without tests. */
  sources: v.optional(texts, {}),
})

/** What a compiler must know of a release to tell whether it works with others. */
export type ReleaseTypes = v.InferOutput<typeof releaseTypesSchema>

/**
 * Reads the types of a release from its verified files.
 *
 * @returns null of a release that says nothing, as those from before 26 November 2026
 * @throws {Error} when there is something else in their place
 */
export function readReleaseTypes(files: ReadonlyMap<string, Uint8Array>): ReleaseTypes | null {
  const bytes = files.get(typesPath)
  if (!bytes) return null
  try {
    const text = decodeText(brotliDecompressSync(bytes, { maxOutputLength: limits.types }))
    return v.parse(v.pipe(v.string(), v.parseJson(), releaseTypesSchema), text)
  } catch (error) {
    throw new Error(`${typesPath} is not what a build writes there: ${(error as Error).message}`)
  }
}

/** The same of a release in a store. */
export async function readTypesOf(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<ReleaseTypes | null> {
  if (!Object.hasOwn(manifest.files, typesPath)) return null
  return readReleaseTypes(
    new Map([[typesPath, await readVerifiedFile(store, manifest, typesPath)]]),
  )
}
