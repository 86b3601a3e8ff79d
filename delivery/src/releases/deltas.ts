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
export const maxVersionsBefore = 6

/** Files of fewer bytes come whole: what is said around a delta is as long. */
export const smallestDictionary = 500

/** RFC 9842, 4: a file that is told as what changed begins with these, and with the SHA-256 of the file that it begins from. */
const magic = Buffer.from('ff444342', 'hex')

/** Where a release has what changed in one of its files since one of before. */
export function deltaPath(path: string, hashOfBefore: Buffer): string {
  return `deltas/${hashOfBefore.toString('hex')}/${path}.dcb`
}

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
  const deltas = new Map<string, Uint8Array>()
  const pairs = versionsOf(Object.keys(files), await releasesBefore(store, trusted, remote))
  await mapAtOnce(pairs, 4, async ({ path, before, other }) => {
    // It may be pruned meanwhile.
    const dictionary = await readVerifiedFile(store, before, other).catch(() => null)
    if (!dictionary) return
    const whole = await readFile(join(folder, path))
    if (Math.min(whole.byteLength, dictionary.byteLength) < smallestDictionary) return
    const delta = await encodeDelta(whole, dictionary)
    const compressed = files[`${path}.br`]?.bytes ?? whole.byteLength
    if (delta.byteLength < compressed / 2) deltas.set(deltaPath(path, hashOf(dictionary)), delta)
  })
  return deltas
}

/** Earlier versions of each file, first those that most visitors have, and in which release each is. */
function versionsOf(paths: readonly string[], releases: readonly Before[]) {
  const versions = new Map<string, Before>()
  for (const { manifest, liveMs } of releases)
    for (const other of Object.keys(manifest.files).filter(isTold))
      versions.set(other, { manifest, liveMs: liveMs + (versions.get(other)?.liveMs ?? 0) })
  const byStem = Map.groupBy(versions, ([other]) => stemOf(other))
  return paths.filter(isTold).flatMap((path) =>
    (byStem.get(stemOf(path)) ?? [])
      .filter(([other]) => other !== path)
      .sort(([, a], [, b]) => longerLive(a, b))
      .slice(0, maxVersionsBefore)
      .map(([other, { manifest }]) => ({ path, before: manifest, other })),
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

/** What a browser makes `whole` of that has `dictionary`. */
export async function encodeDelta(whole: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const options: WithDictionary = {
    dictionary,
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  }
  const body = await promisify(brotliCompress)(whole, options)
  return Buffer.concat([magic, hashOf(dictionary), body])
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

const isTold = (path: string) => /\.(js|css)$/.test(path) && !isServerFile(path)

/** A release that visitors may have been given. */
interface Before {
  manifest: ReleaseManifest
  /** For how long they got it, in milliseconds: without end, as long as they do. */
  liveMs: number
}

/** What is live, first: it has no end. */
const longerLive = (a: Before, b: Before) => (a.liveMs === b.liveMs ? 0 : b.liveMs - a.liveMs)

/** What is live, and was; the latest first. */
async function releasesBefore(
  store: ReleaseStore,
  trusted: TrustedKeys,
  remote: string,
): Promise<Before[]> {
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
      return signed ? [{ manifest: signed.manifest, liveMs: ms }] : []
    },
  )
  return found.flat()
}
