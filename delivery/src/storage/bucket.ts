import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { reasonOf, send, type Answer, type Question } from './bucket-request.ts'
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

const deadlineMs = 5_000

/** What asks a bucket of any S3-compatible server. */
export function openBucket({ endpoint, bucket, ...credentials }: BucketSettings) {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const signing = { ...credentials, service: 's3', cache: new Map<string, ArrayBuffer>() }
  let aheadMs = 0

  /** Asks again while the server is busy, all within one deadline. */
  async function exchange(operation: string, question: Question): Promise<Answer> {
    const { method, path, body, tries = 4 } = question
    // The server refuses bytes that were cut or changed on their way.
    const checked = body && { 'X-Amz-Content-Sha256': hash('sha256', body) }
    const headers = { ...question.headers, ...checked }
    const request = { ...signing, method, url: root + path, headers }
    const deadline = new AbortController()
    const { signal } = deadline
    // fetch forgets its signal when memory is collected: a request of node:http and this timer hold each other.
    const timer = setTimeout(() => deadline.abort(), deadlineMs)
    try {
      for (let attempt = 1; ; attempt++) {
        const answer = await send(await new AwsV4Signer(request).sign(), question, signal)
        const isBusy = answer.status >= 500 || answer.status === 429
        if (!isBusy || attempt === tries) return answer
        await delay(Math.random() * 50 * 2 ** attempt, null, { signal })
      }
    } catch (error) {
      const reason = signal.aborted ? `no answer within ${deadlineMs / 1000} s` : reasonOf(error)
      const failed = failure(operation, reason)
      throw error instanceof UnfitObjectError ? new UnfitObjectError(failed.message) : failed
    } finally {
      clearTimeout(timer)
    }
  }

  const failure = (operation: string, reason: string) =>
    new BucketError(`Bucket ${bucket}: ${operation} failed: ${reason}`)

  return {
    failure,
    /** How far the clock here is ahead of the server's, by its last answer. */
    aheadMs: () => aheadMs,
    /** @throws {BucketError} unless it was done, or `isExpected` */
    async ask(
      operation: string,
      question: Question,
      isExpected: (answer: Answer) => boolean = () => false,
    ): Promise<Answer> {
      const answer = await exchange(operation, question)
      const { status, code = '', headers } = answer
      aheadMs = Date.now() - Date.parse(headers.date ?? '')
      // The rest of an error answer may repeat the access key.
      if (![200, 204].includes(status) && !isExpected(answer))
        throw failure(operation, `${status} ${code}`.trim())
      return answer
    },
  }
}
