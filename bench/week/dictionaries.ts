import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { deltaOf, earlierVersions, maxReleasesBefore } from 'delivery'
import type { Edition } from './editions.ts'

/** Addresses of earlier versions from which a file is told, by its own. */
export type Dictionaries = ReadonlyMap<string, readonly { other: string }[]>

interface Release {
  /** Addresses, which are made of what is in the files. */
  paths: readonly string[]
  /** When it went live. */
  from: number
}

/**
 * What each edition has of those before, by the choice of `publish`.
 *
 * @param times when each goes live
 */
export function dictionariesOf(
  editions: readonly Edition[],
  times: readonly number[],
): Dictionaries[] {
  const releases = new Map<string, Release[]>()
  return editions.map(({ files }, index) => {
    const apps = Map.groupBy([...files.keys()].sort(), (address) => address.split('/')[0] ?? '')
    const versions = [...apps].flatMap(([app, paths]) => {
      const known = releases.get(app) ?? []
      releases.set(app, known)
      if (!isDeepStrictEqual(known[0]?.paths, paths)) {
        known.unshift({ paths, from: times[index] ?? 0 })
        known.splice(maxReleasesBefore + 1)
      }
      const [, ...before] = known
      const untilOf = (at: number) => before[at - 1]?.from ?? Infinity
      const releasesBefore = before.map((one, at) => ({ ...one, liveMs: untilOf(at) - one.from }))
      return earlierVersions(paths, releasesBefore)
    })
    return Map.groupBy(versions, ({ path }) => path)
  })
}

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
  return (await deltaOf(contents, before, whole))?.byteLength ?? whole
}
