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

/** Addresses of earlier versions from which a file is told, by its own. */
export type Dictionaries = ReadonlyMap<string, readonly string[]>

interface Release {
  /** Addresses, which are made of what is in the files. */
  files: ReadonlySet<string>
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
  return editions.map(({ files: all }, index) => {
    const apps = Object.entries(
      Object.groupBy(all.keys(), (address) => address.split('/')[0] ?? ''),
    )
    const versions = apps.flatMap(([app, addresses = []]) => {
      const files = new Set(addresses)
      const known = releases.get(app) ?? []
      releases.set(app, known)
      if (!known[0] || !areEqual(known[0].files, files)) {
        known.unshift({ files, from: times[index] ?? 0 })
        known.splice(maxReleasesBefore + 1)
      }
      return addresses.map((address) => [address, versionsOf(address, known)] as const)
    })
    return new Map(versions)
  })
}

/** @param before all releases of an app, the latest first, and that of the file */
function versionsOf(address: string, [, ...before]: readonly Release[]): string[] {
  const liveFor = new Map<string, number>()
  for (const [index, { files, from }] of before.entries()) {
    const until = before[index - 1]?.from ?? Infinity
    for (const path of files)
      if (stemOf(path) === stemOf(address) && path !== address)
        liveFor.set(path, (liveFor.get(path) ?? 0) + until - from)
  }
  return [...liveFor]
    .sort(([, a], [, b]) => (a === b ? 0 : b - a))
    .slice(0, maxVersionsBefore)
    .map(([path]) => path)
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((address) => b.has(address))

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
