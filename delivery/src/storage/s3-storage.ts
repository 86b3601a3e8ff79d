import { setTimeout as delay } from 'node:timers/promises'
import { contentTypeOf } from './content-types.ts'
import { limits } from '../limits.ts'
import { BucketError, openBucket, type Bucket, type BucketSettings } from './storage-bucket.ts'
import { encodeText, type Storage } from './storage.ts'

export interface S3Settings extends BucketSettings {
  /** Where in the bucket the keys begin, without slashes around it; empty for its top. */
  prefix: string
}

const immutable = 'public, max-age=31536000, immutable'
const attempts = 60

/**
 * Keeps bytes in a bucket of any S3-compatible server, with the headers that let a CDN serve them as they are.
 * `change` is a compare-and-swap; it refuses a server that ignores conditions.
 */
export function openS3Storage({ prefix, ...settings }: S3Settings): Storage {
  const bucket = openBucket(settings)
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key)
  let check: Promise<void> | undefined

  return {
    async read(key, maxBytes = limits.file) {
      return (await bucket.get(keyOf(key), maxBytes))?.bytes ?? null
    },
    async write(key, bytes) {
      await bucket.put(keyOf(key), bytes, headersOf(key, immutable))
    },
    flush: () => Promise.resolve(),
    async list(folder) {
      const keys = await bucket.list(keyOf(folder))
      const start = keyOf('').length
      return (
        keys
          // Consoles mark folders by empty objects with a slash at the end.
          .filter((key) => key.startsWith(keyOf(folder)) && !key.endsWith('/'))
          .map((key) => key.slice(start))
          .sort()
      )
    },
    async versions(folder, most) {
      const start = keyOf(folder).length
      const found = await bucket.versions(keyOf(folder), most)
      return new Map(found.map(({ key, etag }) => [key.slice(start), etag]))
    },
    async replace(key, bytes) {
      await bucket.put(keyOf(key), bytes, headersOf(key, 'no-cache'))
    },
    async remove(key) {
      await bucket.remove(keyOf(key))
    },
    async change(key, next) {
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const current = await bucket.get(keyOf(key), limits.registry)
        const bytes = await next(current?.bytes ?? null)
        if (bytes === null || bytes === current?.bytes) return
        await (check ??= refuseWithoutConditions(bucket, keyOf(key), settings.bucket)).catch(
          (error: unknown) => {
            check = undefined
            throw error
          },
        )
        const headers = headersOf(key, 'no-cache')
        if (current) headers['If-Match'] = current.etag
        else headers['If-None-Match'] = '*'
        if (await isPut(bucket, keyOf(key), bytes, headers)) return
        await delay(Math.random() * Math.min(20 * attempt, 500))
      }
      throw new BucketError(
        `Bucket ${settings.bucket}: ${keyOf(key)} was changed by others ${attempts} times in a row`,
      )
    },
  }
}

/** An answer that never came leaves open whether the write arrived: what is there now decides. */
async function isPut(
  bucket: Bucket,
  key: string,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Promise<boolean> {
  return bucket.putIf(key, bytes, headers).catch(async (error: unknown) => {
    const current = await bucket.get(key, limits.registry).catch(() => null)
    if (current && Buffer.compare(current.bytes, bytes) === 0) return true
    throw error
  })
}

/** Writes an object of its own twice where it must not, so that nothing of value can be lost in finding out. */
async function refuseWithoutConditions(bucket: Bucket, key: string, name: string): Promise<void> {
  const probe = `${key}.check`
  const bytes = encodeText('Shows whether this server honours conditional writes.\n')
  const headers = headersOf('check.txt', 'no-cache')
  const putIf = (condition: Record<string, string>) =>
    bucket.putIf(probe, bytes, { ...headers, ...condition })
  await putIf({ 'If-None-Match': '*' })
  if ((await putIf({ 'If-None-Match': '*' })) || (await putIf({ 'If-Match': '"no-such-version"' })))
    throw new BucketError(
      `Bucket ${name}: its server ignores conditional writes (If-Match, If-None-Match), so that ` +
        `concurrent changes of ${key} would be lost; it can hold releases, but not their registry`,
    )
}

function headersOf(key: string, cacheControl: string): Record<string, string> {
  return { 'Content-Type': contentTypeOf(key), 'Cache-Control': cacheControl }
}
