import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { limits } from '../limits.ts'
import { filePathSchema } from '../names.ts'
import { readVerifiedFile, type VerifiedFiles } from '../releases/integrity.ts'
import type { ReleaseStore } from '../releases/store.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { decodeText } from '../storage/storage.ts'

/** Where a release has its types; beside the server's code, and like that never sent to browsers. */
export const typesPath = 'server/types.json.br'

const segment = /^[^/]{1,200}(\/[^/]{1,200})*$/
const paths = v.pipe(filePathSchema, v.regex(segment, 'has a name that no file may have'))
type Texts = Readonly<Record<string, string>>

const isFew = (all: Texts) => Object.keys(all).length <= limits.files
const texts = v.pipe(
  v.record(paths, v.string()),
  v.check<Texts, string>(isFew, 'are more than a release may have'),
)
const sources = v.pipe(texts, v.check<Texts, string>(areFiles, 'have one that is a folder, too'))
const releaseTypesSchema = v.object({
  /** Of the shell: module of the kit → what it declares. */
  kit: v.optional(texts, {}),
  /** Slot → file of its component, among these sources. */
  slots: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), paths), {}),
  /** File → source, without tests. */
  sources: v.optional(sources, {}),
})

/** What a compiler must know of a release to tell whether it works with others. */
export type ReleaseTypes = v.InferOutput<typeof releaseTypesSchema>

function areFiles(all: Texts): boolean {
  return Object.keys(all).every((path) => {
    const names = path.split('/')
    return names.every((_, end) => end === 0 || !Object.hasOwn(all, names.slice(0, end).join('/')))
  })
}

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

/** The same of a live release: what is no types says nothing, which is reported, and takes nothing from the release. */
export function typesOfLive(
  { manifest, files }: Pick<VerifiedFiles, 'manifest' | 'files'>,
  report: (line: string) => void,
) {
  try {
    return readReleaseTypes(files)
  } catch (error) {
    report(`the live types of ${manifest.remote} are left out: ${(error as Error).message}`)
    return null
  }
}

/** Each live release, with its types; as at the gate, one that cannot be read is reported, and keeps no other from anything. */
export async function* readLiveTypes(
  store: ReleaseStore,
  trusted: TrustedKeys,
  report: (line: string) => void,
) {
  const { remotes } = await store.readRegistry(trusted)
  for (const [remote, { stable }] of Object.entries(remotes)) {
    const leaveOut = (error: Error) => {
      report(`the live release of ${remote} is left out: ${error.message}`)
      return null
    }
    const { manifest } = (await store.readRelease(remote, stable, trusted).catch(leaveOut)) ?? {}
    if (!manifest) continue
    const files = new Map<string, Uint8Array>()
    if (Object.hasOwn(manifest.files, typesPath)) {
      const bytes = await readVerifiedFile(store, manifest, typesPath).catch(leaveOut)
      if (!bytes) continue
      files.set(typesPath, bytes)
    }
    yield { remote, manifest, types: typesOfLive({ manifest, files }, report) }
  }
}
