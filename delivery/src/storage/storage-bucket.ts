import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { limits } from '../limits.ts'
import { reasonOf, send, type Answer, type Question } from './bucket-request.ts'
import { decodeText, UnfitObjectError } from './storage.ts'

export interface BucketSettings {
  /** For example `https://s3.eu-central-1.amazonaws.com`; the bucket's name follows as the first part of the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Comes with temporary credentials. */
  sessionToken?: string
}

/** Thrown when a bucket fails: says which bucket and which operation, never with whose credentials. */
export class BucketError extends Error {
  override name = 'BucketError'
}

/** An object, and the version of it that a conditional write names. */
export interface BucketObject {
  bytes: Uint8Array
  etag: string
}

/** The S3 requests that a store of releases needs. Every one rejects with {@link BucketError} when it fails. */
export interface Bucket {
  /** @throws {UnfitObjectError} when it has more than `maxBytes` */
  get(key: string, maxBytes: number): Promise<BucketObject | null>
  put(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<void>
  /** Puts only where `headers` (`If-Match`, `If-None-Match`) hold; answers whether they did. Never sent twice. */
  putIf(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<boolean>
  remove(key: string): Promise<void>
  /** All keys that begin with `prefix`, up to {@link limits.listed}. */
  list(prefix: string): Promise<string[]>
  /** The first keys that begin with `prefix`, at most a thousand. */
  versions(prefix: string, most: number): Promise<{ key: string; etag: string }[]>
}

const deadlineMs = 5_000

export function openBucket({ endpoint, bucket, ...credentials }: BucketSettings): Bucket {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const signing = { ...credentials, service: 's3', cache: new Map<string, ArrayBuffer>() }
  const pathOf = (key: string) => `/${key.split('/').map(encodeURIComponent).join('/')}`
  const failure = (operation: string, reason: string) =>
    new BucketError(`Bucket ${bucket}: ${operation} failed: ${reason}`)

  /** Asks again while the server is busy, all within one deadline. */
  async function ask(operation: string, { tries = 4, ...question }: Question): Promise<Answer> {
    const deadline = new AbortController()
    const { signal } = deadline
    // fetch forgets its signal when memory is collected: a request of node:http and this timer hold each other.
    const timer = setTimeout(() => deadline.abort(), deadlineMs)
    try {
      for (let attempt = 1; ; attempt++) {
        const { method, path, headers } = question
        const request = { ...signing, method, url: root + path, ...(headers && { headers }) }
        const answer = await send(await new AwsV4Signer(request).sign(), question, signal)
        const isBusy = answer.status >= 500 || answer.status === 429
        if (!isBusy || attempt === tries) return answer
        await delay(Math.random() * 50 * 2 ** attempt, null, { signal })
      }
    } catch (error) {
      const reason = signal.aborted ? `no answer within ${deadlineMs / 1000} s` : reasonOf(error)
      const { message } = failure(operation, reason)
      throw error instanceof UnfitObjectError
        ? new UnfitObjectError(message)
        : new BucketError(message)
    } finally {
      clearTimeout(timer)
    }
  }

  /** As `ask`. @throws {BucketError} unless it was done, or `isExpected` */
  async function demand(
    operation: string,
    question: Question,
    isExpected: (answer: Answer) => boolean = () => false,
  ): Promise<Answer> {
    const answer = await ask(operation, question)
    const { status, code = '' } = answer
    // The rest of an error answer may repeat the access key.
    if (![200, 204].includes(status) && !isExpected(answer))
      throw failure(operation, `${status} ${code}`.trim())
    return answer
  }

  const putting = (key: string, body: Uint8Array, headers: Record<string, string>) => ({
    method: 'PUT',
    path: pathOf(key),
    body,
    // The server refuses bytes that were cut or changed on their way.
    headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body) },
  })

  return {
    async get(key, maxBytes) {
      const question = { method: 'GET', path: pathOf(key), maxBytes }
      const answer = await demand(`read of ${key}`, question, isMissing)
      return isMissing(answer) ? null : { bytes: answer.bytes, etag: answer.headers.etag ?? '' }
    },
    async put(key, bytes, headers) {
      await demand(`write of ${key}`, putting(key, bytes, headers))
    },
    async putIf(key, bytes, headers) {
      const question = { ...putting(key, bytes, headers), tries: 1 }
      const answer = await demand(`conditional write of ${key}`, question, isOvertaken)
      return !isOvertaken(answer)
    },
    async remove(key) {
      const question = { method: 'DELETE', path: pathOf(key) }
      await demand(`removal of ${key}`, question, isMissing)
    },
    async list(prefix) {
      const operation = `listing of ${prefix}`
      const keys: string[] = []
      for (let isTruncated = true; isTruncated;) {
        const query = new URLSearchParams({ prefix, marker: keys.at(-1) ?? '' })
        const { bytes } = await demand(operation, { method: 'GET', path: `?${query}` })
        const page = readPage(bytes)
        keys.push(...page.keys)
        isTruncated = page.isTruncated && page.keys.length > 0
        if (keys.length > limits.listed)
          throw failure(operation, `there are more than ${limits.listed} keys`)
      }
      return keys
    },
    async versions(prefix, most) {
      const query = new URLSearchParams({ prefix, 'max-keys': String(Math.min(most, 1_000)) })
      const question = { method: 'GET', path: `?${query}` }
      const { bytes } = await demand(`listing of ${prefix}`, question)
      return readVersions(bytes).slice(0, most)
    },
  }
}

const isMissing = ({ code }: Answer) => code === 'NoSuchKey'

/** A condition did not hold, another write is under way (409), or the object that was to be replaced is gone. */
const isOvertaken = (answer: Answer) => [409, 412].includes(answer.status) || isMissing(answer)

/** Keys of releases hold no character that XML would escape. */
function readPage(bytes: Uint8Array): { keys: string[]; isTruncated: boolean } {
  const xml = decodeText(bytes)
  return {
    keys: [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key),
    isTruncated: xml.includes('<IsTruncated>true</IsTruncated>'),
  }
}

function readVersions(bytes: Uint8Array): { key: string; etag: string }[] {
  return decodeText(bytes)
    .split('<Contents>')
    .flatMap((part) => {
      const [key, etag] = [/<Key>([^<]+)</, /<ETag>([^<]+)</].map((tag) => tag.exec(part)?.[1])
      return key && etag ? [{ key, etag }] : []
    })
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
