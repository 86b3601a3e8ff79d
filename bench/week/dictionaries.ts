import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import {
  encodeDelta,
  maxReleasesBefore,
  maxVersionsBefore,
  smallestDictionary,
  stemOf,
} from 'delivery'
import type { Edition } from './editions.ts'

/** Hashes of earlier versions from which a file is told, by its address. */
export type Dictionaries = ReadonlyMap<string, readonly string[]>

interface Release {
  /** Address → hash. */
  files: ReadonlyMap<string, string>
  /** When it went live. */
  from: number
}

/**
 * What each edition has of those before, as `publish` chooses it: versions that were live the longest, of the last releases of each app.
 *
 * @param times when each goes live
 */
export function dictionariesOf(
  editions: readonly Edition[],
  times: readonly number[],
): Dictionaries[] {
  const releases = new Map<string, Release[]>()
  return editions.map((edition, index) => {
    const versions = new Map<string, string[]>()
    for (const [app, files] of hashesByApp(edition)) {
      const known = releases.get(app) ?? []
      if (!known[0] || !areEqual(known[0].files, files)) {
        known.unshift({ files, from: times[index] ?? 0 })
        known.splice(maxReleasesBefore + 1)
      }
      releases.set(app, known)
      for (const address of files.keys()) versions.set(address, versionsOf(address, known))
    }
    return versions
  })
}

/** @param live all releases of an app, the latest first, and that of the file */
function versionsOf(address: string, [live, ...before]: readonly Release[]): string[] {
  const liveFor = new Map<string, number>()
  for (const [index, { files, from }] of before.entries()) {
    const until = before[index - 1]?.from ?? Infinity
    for (const [path, hash] of files)
      if (stemOf(path) === stemOf(address) && hash !== live?.files.get(address))
        liveFor.set(hash, (liveFor.get(hash) ?? 0) + until - from)
  }
  return [...liveFor]
    .sort(([, a], [, b]) => (a === b ? 0 : b - a))
    .slice(0, maxVersionsBefore)
    .map(([hash]) => hash)
}

function hashesByApp({ files }: Edition): Map<string, Map<string, string>> {
  const apps = new Map<string, Map<string, string>>()
  for (const [address, contents] of files) {
    const app = address.split('/')[0] ?? ''
    apps.set(app, (apps.get(app) ?? new Map<string, string>()).set(address, hashOf(contents)))
  }
  return apps
}

const areEqual = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([address, hash]) => b.get(address) === hash)

const hashes = new WeakMap<Buffer, string>()

export function hashOf(contents: Buffer): string {
  const hash = hashes.get(contents) ?? createHash('sha256').update(contents).digest('base64')
  hashes.set(contents, hash)
  return hash
}

const sizes = new Map<string, number>()

/** Bytes of a file as it travels, to somebody who has `before` where that is given. */
export async function sizeOf(contents: Buffer, before?: Buffer): Promise<number> {
  const key = `${hashOf(contents)} ${before ? hashOf(before) : ''}`
  const size = sizes.get(key) ?? (await measure(contents, before))
  sizes.set(key, size)
  return size
}

async function measure(contents: Buffer, before?: Buffer): Promise<number> {
  if (!before) return brotliCompressSync(contents).byteLength
  const whole = await sizeOf(contents)
  if (Math.min(contents.byteLength, before.byteLength) < smallestDictionary) return whole
  const delta = await encodeDelta(contents, before)
  return delta.byteLength < whole / 2 ? delta.byteLength : whole
}
