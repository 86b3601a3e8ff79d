import { createHash } from 'node:crypto'
import { request as requestByHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { limits } from '../releases/limits.ts'
import { UnfitObjectError } from './storage.ts'

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

/** The five S3 requests that a store of releases needs. Every one rejects with {@link BucketError} when it fails. */
export interface Bucket {
  /** @throws {UnfitObjectError} when it has more than `maxBytes` */
  get(key: string, maxBytes: number): Promise<BucketObject | null>
  put(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<void>
  /** Puts only where `headers` (`If-Match`, `If-None-Match`) hold; answers whether they did. Never sent twice. */
  putIf(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<boolean>
  remove(key: string): Promise<void>
  /** All keys that begin with `prefix`, up to {@link limits.listed}. */
  list(prefix: string): Promise<string[]>
}

interface Question {
  method: string
  headers?: Record<string, string>
  body?: Uint8Array
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Uint8Array
}

const deadlineMs = 5_000

export function openBucket({ endpoint, bucket, ...credentials }: BucketSettings): Bucket {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const signing = { ...credentials, service: 's3', cache: new Map<string, ArrayBuffer>() }
  const urlOf = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`
  const failure = (operation: string, reason: string) =>
    new BucketError(`Bucket ${bucket}: ${operation} failed: ${reason}`)

  /** Asks again while the server is busy, all within one deadline. */
  async function ask(
    operation: string,
    url: string,
    question: Question,
    { maxBytes = limits.answer, tries = 4 } = {},
  ): Promise<Answer> {
    const deadline = new AbortController()
    const { signal } = deadline
    // fetch forgets its signal when memory is collected: a request of node:http and this timer hold each other.
    const timer = setTimeout(() => deadline.abort(), deadlineMs)
    try {
      for (let attempt = 1; ; attempt++) {
        const { body: _, ...unsigned } = question
        const { headers } = await new AwsV4Signer({ ...signing, ...unsigned, url }).sign()
        const answer = await send(url, { ...question, headers }, maxBytes, signal)
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

  const put = (
    operation: string,
    key: string,
    bytes: Uint8Array,
    headers: Record<string, string>,
    limit = {},
  ) =>
    ask(
      operation,
      urlOf(key),
      {
        method: 'PUT',
        body: bytes,
        // The server refuses bytes that were cut or changed on their way.
        headers: { ...headers, 'X-Amz-Content-Sha256': sha256(bytes) },
      },
      limit,
    )

  return {
    async get(key, maxBytes) {
      const operation = `read of ${key}`
      const answer = await ask(operation, urlOf(key), { method: 'GET' }, { maxBytes })
      if (errorCodeOf(answer) === 'NoSuchKey') return null
      if (answer.status !== 200) throw failure(operation, refusalReason(answer))
      return { bytes: answer.bytes, etag: answer.headers.etag ?? '' }
    },
    async put(key, bytes, headers) {
      const operation = `write of ${key}`
      const answer = await put(operation, key, bytes, headers)
      if (answer.status !== 200) throw failure(operation, refusalReason(answer))
    },
    async putIf(key, bytes, headers) {
      const operation = `conditional write of ${key}`
      const answer = await put(operation, key, bytes, headers, { tries: 1 })
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
        if (keys.length > limits.listed)
          throw failure(operation, `there are more than ${limits.listed} keys`)
      }
      return keys
    },
  }
}

/** One request, up to the last byte of its answer. An aborted one leaves no socket behind. */
async function send(
  url: string,
  { method, headers, body }: Omit<Question, 'headers'> & { headers: Headers },
  maxBytes: number,
  signal: AbortSignal,
): Promise<Answer> {
  const request = url.startsWith('https:') ? requestByHttps : requestByHttp
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers: Object.fromEntries(headers), signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  const status = response.statusCode ?? 0
  const bytes = await readBody(response, status < 300 ? maxBytes : limits.answer)
  return { status, headers: response.headers, bytes }
}

/** @throws {UnfitObjectError} before anything is read, or as soon as there is more than the answer said */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new UnfitObjectError(`it is larger than ${maxBytes} bytes`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw tooLarge
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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

function reasonOf(error: unknown): string {
  if (error instanceof UnfitObjectError) return error.message
  return (error as NodeJS.ErrnoException).code ?? 'the connection broke'
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
