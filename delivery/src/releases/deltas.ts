import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, type BrotliOptions } from 'node:zlib'
import { mapAtOnce } from '../map-at-once.ts'
import { limits } from '../limits.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { readVerifiedFile } from './integrity.ts'
import { stemOf } from './lasting-names.ts'
import { isServerFile, type ReleaseManifest } from './release.ts'
import type { ReleaseStore } from './store.ts'

/** Releases that were live, the latest first, in which earlier versions of a file are looked for. */
export const maxReleasesBefore = 30

/** Versions of a file of which visitors may have one. */
const maxVersionsBefore = 6

/** Files of fewer bytes come whole: what is said around a delta is as long. */
export const smallestDictionary = 500

/** RFC 9842, 4: a file that is told as what changed begins with these, and with the SHA-256 of the file that it begins from. */
const magic = Buffer.from('ff444342', 'hex')

/** Where a release has what changed in one of its files since one of before. */
export const deltaPath = (path: string, hashOfBefore: Buffer): string =>
  `deltas/${hashOfBefore.toString('hex')}/${path}.dcb`

/** Node's types do not know it yet. */
interface WithDictionary extends BrotliOptions {
  dictionary: Uint8Array
}

/**
 * What changed in a build's scripts and stylesheets since the releases that visitors may have been given, by path: brotli with the file
 * of before as its dictionary. What is not much smaller than the whole is left out.
 */
export async function makeDeltas(
  store: ReleaseStore,
  trusted: TrustedKeys,
  { manifest, folder }: { manifest: ReleaseManifest; folder: string },
): Promise<Map<string, Uint8Array>> {
  const { remote, files } = manifest
  const pairs = earlierVersions(toldOf(files), await releasesBefore(store, trusted, remote))
  const found = await mapAtOnce(pairs, 4, async ({ path, release, other }) => {
    // It may be pruned meanwhile.
    const dictionary = await readVerifiedFile(store, release.manifest, other).catch(() => null)
    if (!dictionary) return []
    const whole = await readFile(join(folder, path))
    const delta = await deltaOf(whole, dictionary, files[`${path}.br`]?.bytes ?? whole.byteLength)
    return delta ? [[deltaPath(path, hashOf(dictionary)), delta] as const] : []
  })
  return new Map(found.flat())
}

/** A release that visitors may have been given. */
interface Before {
  paths: readonly string[]
  /** For how long they got it, in milliseconds: without end, as long as they do. */
  liveMs: number
}

/** Earlier versions of each file, first those that most visitors have, and in which release each is. */
export function earlierVersions<Release extends Before>(
  paths: readonly string[],
  releases: readonly Release[],
) {
  const versions = new Map<string, { release: Release; liveMs: number }>()
  for (const release of releases)
    for (const other of release.paths) {
      const liveMs = release.liveMs + (versions.get(other)?.liveMs ?? 0)
      versions.set(other, { release, liveMs })
    }
  const byStem = Map.groupBy(versions, ([other]) => stemOf(other))
  return paths.flatMap((path) =>
    (byStem.get(stemOf(path)) ?? [])
      .filter(([other]) => other !== path)
      // What is live, first: it has no end.
      .sort(([, a], [, b]) => (a.liveMs === b.liveMs ? 0 : b.liveMs - a.liveMs))
      .slice(0, maxVersionsBefore)
      .map(([other, { release }]) => ({ path, release, other })),
  )
}

/** @throws {Error} when it is not what it says */
export async function decodeDelta(delta: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const head = Buffer.concat([magic, hashOf(dictionary)])
  if (!head.equals(delta.subarray(0, head.length)))
    throw new Error('It is a delta of something else')
  const options: WithDictionary = { dictionary, maxOutputLength: limits.file }
  return promisify(brotliDecompress)(delta.subarray(head.length), options)
}

/** What a browser makes `whole` of that has `dictionary`; null where the whole comes in not much more, `compressed`, bytes. */
export async function deltaOf(
  whole: Uint8Array,
  dictionary: Uint8Array,
  compressed: number,
): Promise<Buffer | null> {
  if (Math.min(whole.byteLength, dictionary.byteLength) < smallestDictionary) return null
  const options: WithDictionary = {
    dictionary,
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  }
  const body = await promisify(brotliCompress)(whole, options)
  const delta = Buffer.concat([magic, hashOf(dictionary), body])
  return delta.byteLength < compressed / 2 ? delta : null
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

const toldOf = (files: ReleaseManifest['files']) =>
  Object.keys(files).filter((path) => /\.(js|css)$/.test(path) && !isServerFile(path))

/** What is live, and was; the latest first. */
async function releasesBefore(store: ReleaseStore, trusted: TrustedKeys, remote: string) {
  const { history } = await store.readRegistry(trusted)
  const liveMs = new Map<string, number>()
  let until = Infinity
  for (const change of history) {
    if (change.remote !== remote || !change.release) continue
    const from = Date.parse(change.at)
    liveMs.set(change.release, (liveMs.get(change.release) ?? 0) + until - from)
    until = from
  }
  const found = await mapAtOnce(
    [...liveMs].slice(0, maxReleasesBefore),
    limits.filesAtOnce,
    async ([release, ms]) => {
      const signed = await store.readRelease(remote, release, trusted).catch(() => null)
      if (!signed) return []
      const { manifest } = signed
      return [{ manifest, paths: toldOf(manifest.files), liveMs: ms }]
    },
  )
  return found.flat()
}
