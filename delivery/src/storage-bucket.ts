import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

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

/** The five S3 requests that a store of releases needs. Every one rejects with {@link BucketError}. */
export interface Bucket {
  get(key: string): Promise<BucketObject | null>
  put(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<void>
  /** Puts only where `headers` (`If-Match`, `If-None-Match`) hold; answers whether they did. Never sent twice. */
  putIf(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<boolean>
  remove(key: string): Promise<void>
  /** All keys that begin with `prefix`, however many. */
  list(prefix: string): Promise<string[]>
}

type NetworkError = Error & { cause?: { code?: string } }

interface Answer {
  status: number
  headers: Headers
  bytes: Uint8Array
}

const deadlineMs = 5_000
const retries = 3

export function openBucket({ endpoint, bucket, ...credentials }: BucketSettings): Bucket {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const client = new AwsClient({ ...credentials, service: 's3', retries })
  const clientOfOneTry = new AwsClient({ ...credentials, service: 's3', retries: 0 })
  const urlOf = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`
  const failure = (operation: string, reason: string) =>
    new BucketError(`Bucket ${bucket}: ${operation} failed: ${reason}`)

  async function ask(operation: string, url: string, init: RequestInit, by = client) {
    try {
      const signal = AbortSignal.timeout(deadlineMs)
      const response = await by.fetch(url, { ...init, redirect: 'manual', signal })
      const { status, headers } = response
      return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
    } catch (error) {
      throw failure(operation, networkReason(error as NetworkError))
    }
  }

  const sendPut = (
    operation: string,
    key: string,
    bytes: Uint8Array,
    headers: object,
    by = client,
  ) =>
    ask(
      operation,
      urlOf(key),
      {
        method: 'PUT',
        body: bytes as BodyInit,
        // The server refuses bytes that were cut or changed on their way.
        headers: { ...headers, 'X-Amz-Content-Sha256': sha256(bytes) },
      },
      by,
    )

  return {
    async get(key) {
      const operation = `read of ${key}`
      const answer = await ask(operation, urlOf(key), { method: 'GET' })
      if (errorCodeOf(answer) === 'NoSuchKey') return null
      if (answer.status !== 200) throw failure(operation, refusalReason(answer))
      return { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '' }
    },
    async put(key, bytes, headers) {
      const operation = `write of ${key}`
      const answer = await sendPut(operation, key, bytes, headers)
      if (answer.status !== 200) throw failure(operation, refusalReason(answer))
    },
    async putIf(key, bytes, headers) {
      const operation = `conditional write of ${key}`
      const answer = await sendPut(operation, key, bytes, headers, clientOfOneTry)
      if (answer.status === 200) return true
      // 409: another write is under way; NoSuchKey: the object that was to be replaced is gone.
      if ([409, 412].includes(answer.status) || errorCodeOf(answer) === 'NoSuchKey') return false
      throw failure(operation, refusalReason(answer))
    },
    async remove(key) {
      const operation = `removal of ${key}`
      const answer = await ask(operation, urlOf(key), { method: 'DELETE' })
      const isGone = [200, 204].includes(answer.status) || errorCodeOf(answer) === 'NoSuchKey'
      if (!isGone) throw failure(operation, refusalReason(answer))
    },
    async list(prefix) {
      const operation = `listing of ${prefix}`
      const keys: string[] = []
      for (let isTruncated = true; isTruncated;) {
        const query = new URLSearchParams({ prefix, marker: keys.at(-1) ?? '' })
        const answer = await ask(operation, `${root}?${query}`, { method: 'GET' })
        if (answer.status !== 200) throw failure(operation, refusalReason(answer))
        const page = readPage(answer)
        keys.push(...page.keys)
        isTruncated = page.isTruncated && page.keys.length > 0
      }
      return keys
    },
  }
}

/** Keys of releases hold no character that XML would escape. */
function readPage({ bytes }: Answer): { keys: string[]; isTruncated: boolean } {
  const xml = new TextDecoder().decode(bytes)
  return {
    keys: [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key),
    isTruncated: xml.includes('<IsTruncated>true</IsTruncated>'),
  }
}

/** The rest of an error answer may repeat the access key. */
function errorCodeOf({ status, bytes }: Answer): string | undefined {
  if (status < 300) return undefined
  return /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1]
}

function refusalReason(answer: Answer): string {
  return [answer.status, errorCodeOf(answer)].join(' ').trim()
}

function networkReason({ name, cause }: NetworkError): string {
  if (name === 'TimeoutError') return `no answer within ${deadlineMs / 1000} s`
  return cause?.code ?? 'the connection broke'
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
