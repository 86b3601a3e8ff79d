import { setTimeout as delay } from 'node:timers/promises'
import { limits } from '../limits.ts'
import type { Answer } from './bucket-request.ts'
import { BucketError, openBucket, type BucketSettings } from './bucket.ts'
import { contentTypeOf } from './content-types.ts'
import { decodeText, encodeText, type Storage } from './storage.ts'

interface S3Settings extends BucketSettings {
  /** Where in the bucket the keys begin, without slashes around it; empty for its top. */
  prefix: string
}

type Fields = Record<string, string>
type Found = { bytes: Uint8Array; etag: string }

const immutable = 'public, max-age=31536000, immutable'
const attempts = 60

/**
 * Keeps bytes in a bucket of any S3-compatible server, with the headers that let a CDN serve them as they are.
 * `change` is a compare-and-swap; it refuses a server that ignores conditions.
 */
export function openS3Storage({ prefix, ...settings }: S3Settings): Storage {
  const { ask, aheadMs, failure } = openBucket(settings)
  const name = `Bucket ${settings.bucket}`
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key)
  let check: Promise<void> | undefined

  /** What shells look at all the time, as it came last: it is sent again when it is another. */
  const latest = new Map<string, Found>()

  async function get(key: string, maxBytes: number): Promise<Found | null> {
    const before = latest.get(key)
    latest.delete(key)
    const headers: Fields = before ? { 'If-None-Match': before.etag } : {}
    const question = { method: 'GET', path: pathOf(key), headers, maxBytes }
    // A server that takes a condition for something else is asked without.
    const isOnCondition = ({ status }: Answer) =>
      before !== undefined && [304, 412].includes(status)
    const isExpected = (answer: Answer) => isMissing(answer) || isOnCondition(answer)
    const answer = await ask(`read of ${key}`, question, isExpected)
    if (isMissing(answer)) return null
    const isSame = answer.status === 304 && before && before.bytes.byteLength <= maxBytes
    if (!isSame && isOnCondition(answer)) return get(key, maxBytes)
    const found = isSame ? before : { bytes: answer.bytes, etag: answer.headers.etag ?? '' }
    if (found.etag && !key.slice(keyOf('').length).includes('/')) latest.set(key, found)
    return found
  }

  async function put(key: string, bytes: Uint8Array, cacheControl: string): Promise<void> {
    const headers = headersOf(key, cacheControl)
    await ask(`write of ${key}`, { method: 'PUT', path: pathOf(key), body: bytes, headers })
  }

  /** Puts only where `If-Match` or `If-None-Match` holds; answers whether it did. Never sent twice. */
  async function putIf(key: string, body: Uint8Array, headers: Fields): Promise<boolean> {
    const question = { method: 'PUT', path: pathOf(key), body, headers, tries: 1 }
    return !isOvertaken(await ask(`conditional write of ${key}`, question, isOvertaken))
  }

  /** An answer that never came leaves open whether the write arrived: what is there now decides. */
  async function isPut(key: string, bytes: Uint8Array, headers: Fields): Promise<boolean> {
    return putIf(key, bytes, headers).catch(async (error: unknown) => {
      const current = await get(key, limits.registry).catch(() => null)
      if (current && Buffer.compare(current.bytes, bytes) === 0) return true
      throw error
    })
  }

  /** Writes an object of its own twice where it must not, so that nothing of value can be lost in finding out. */
  async function refuseWithoutConditions(key: string): Promise<void> {
    const bytes = encodeText('Shows whether this server honours conditional writes.\n')
    const isDone = (condition: Fields) =>
      putIf(`${key}.check`, bytes, { ...headersOf('check.txt', 'no-cache'), ...condition })
    await isDone({ 'If-None-Match': '*' })
    if (
      (await isDone({ 'If-None-Match': '*' })) ||
      (await isDone({ 'If-Match': '"no-such-version"' }))
    )
      throw new BucketError(
        `${name}: its server ignores conditional writes (If-Match, If-None-Match), so that ` +
          `concurrent changes of ${key} would be lost; it can hold releases, but not their registry`,
      )
  }

  async function listPage(prefix: string, range: Fields) {
    const query = new URLSearchParams({ prefix, ...range })
    const { bytes } = await ask(`listing of ${prefix}`, { method: 'GET', path: `?${query}` })
    return readPage(bytes)
  }

  /** A listing page by page, each after everything that came last; also of a server that repeats itself, an end. */
  async function* pagesBelow(prefix: string, range: Fields = {}) {
    let listed = 0
    for (let marker: string | undefined = ''; marker !== undefined;) {
      const page = await listPage(prefix, { ...range, marker })
      yield page
      // After everything in the folder that came last: a tilde comes after what keys are made of.
      const keys = [...page.objects.map(({ key }) => key), ...page.folders.map((key) => `${key}~`)]
      listed += keys.length
      if (listed > limits.listed)
        throw failure(`listing of ${prefix}`, `there are more than ${limits.listed} names`)
      const last = keys.sort().at(-1) ?? ''
      marker = page.isTruncated && last > marker ? last : undefined
    }
  }

  async function remove(key: string): Promise<void> {
    const question = { method: 'DELETE', path: pathOf(keyOf(key)) }
    await ask(`removal of ${keyOf(key)}`, question, isMissing)
  }

  return {
    read: async (key, maxBytes = limits.file) => (await get(keyOf(key), maxBytes))?.bytes ?? null,
    write: (key, bytes) => put(keyOf(key), bytes, immutable),
    replace: (key, bytes) => put(keyOf(key), bytes, 'no-cache'),
    flush: () => Promise.resolve(),
    async list(folder) {
      const keys: string[] = []
      for await (const { objects } of pagesBelow(keyOf(folder)))
        keys.push(...objects.map(({ key }) => key))
      const start = keyOf('').length
      return (
        keys
          // Consoles mark folders by empty objects with a slash at the end.
          .filter((key) => key.startsWith(keyOf(folder)) && !key.endsWith('/'))
          .map((key) => key.slice(start))
          .sort()
      )
    },
    async folders(folder) {
      const start = keyOf(folder)
      const names: string[] = []
      for await (const page of pagesBelow(start, { delimiter: '/' }))
        names.push(...page.folders.map((key) => key.slice(start.length, -1)))
      return [...new Set(names)].sort()
    },
    async versions(folder, most) {
      const start = keyOf(folder).length
      const range = { 'max-keys': String(Math.min(most, 1_000)) }
      const { objects } = await listPage(keyOf(folder), range)
      return new Map(
        objects.slice(0, most).flatMap(({ key, etag }) => (etag ? [[key.slice(start), etag]] : [])),
      )
    },
    remove,
    async removeEmpty(folder) {
      const { objects } = await listPage(keyOf(folder), {})
      const keys = objects.map(({ key }) => key.slice(keyOf('').length))
      // Consoles of buckets mark a folder by an object of its name.
      for (const marker of keys.filter((key) => key.endsWith('/'))) await remove(marker)
    },
    async change(key, next) {
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const current = await get(keyOf(key), limits.registry)
        const bytes = await next(current?.bytes ?? null)
        if (bytes === null || bytes === current?.bytes) return
        // Nobody could follow what such a clock dates.
        if (aheadMs() > limits.aheadMs)
          throw failure(`change of ${key}`, "the clock here is ahead of the store's: set it right")
        await (check ??= refuseWithoutConditions(keyOf(key))).catch((error: unknown) => {
          check = undefined
          throw error
        })
        const condition: Fields = current ? { 'If-Match': current.etag } : { 'If-None-Match': '*' }
        const headers = { ...headersOf(key, 'no-cache'), ...condition }
        if (await isPut(keyOf(key), bytes, headers)) return
        await delay(Math.random() * Math.min(20 * attempt, 500))
      }
      throw new BucketError(
        `${name}: ${keyOf(key)} was changed by others ${attempts} times in a row`,
      )
    },
  }
}

const pathOf = (key: string) => `/${key.split('/').map(encodeURIComponent).join('/')}`

const headersOf = (key: string, cacheControl: string): Fields => ({
  'Content-Type': contentTypeOf(key),
  'Cache-Control': cacheControl,
})

const isMissing = ({ code }: Answer) => code === 'NoSuchKey'

/** A condition did not hold, another write is under way (409), or the object that was to be replaced is gone. */
const isOvertaken = (answer: Answer) => [409, 412].includes(answer.status) || isMissing(answer)

const entities: Fields = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** Our own keys hold no character that XML would escape; others' may. */
function readPage(bytes: Uint8Array) {
  const xml = decodeText(bytes)
  const objects = xml.split('<Contents>').flatMap((part) => {
    const [key, etag = ''] = [/<Key>([^<]+)</, /<ETag>([^<]+)</].map((tag) => tag.exec(part)?.[1])
    return key ? [{ key: unescaped(key), etag }] : []
  })
  const folders = [...xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].flatMap(
    ([, part = '']) =>
      [...part.matchAll(/<Prefix>([^<]+)</g)].map(([, key = '']) => unescaped(key)),
  )
  return { objects, folders, isTruncated: xml.includes('<IsTruncated>true</IsTruncated>') }
}
