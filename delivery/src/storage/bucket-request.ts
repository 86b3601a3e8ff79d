import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { limits } from '../limits.ts'
import { decodeText, UnfitObjectError } from './storage.ts'

export interface Question {
  method: string
  /** Below the bucket, as it stands in the address. */
  path: string
  headers?: Record<string, string>
  body?: Uint8Array
  maxBytes?: number
  /** How often it may be sent while the server is busy. */
  tries?: number
}

export interface Answer {
  status: number
  /** What S3 calls an error. */
  code: string | undefined
  headers: IncomingHttpHeaders
  bytes: Uint8Array
}

/** One request, up to the last byte of its answer. An aborted one leaves no socket behind. */
export async function send(
  { url, method, headers }: { url: URL; method: string; headers: Headers },
  { body, maxBytes = limits.answer }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  // Read when there is a bucket: with it Node reads its whole network code, a fifth of a short command's time.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'))
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers: Object.fromEntries(headers), signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  const status = response.statusCode ?? 0
  const isGood = status < 300
  const bytes = await readBody(response, isGood ? maxBytes : limits.answer)
  const code = isGood ? undefined : /<Code>(\w+)<\/Code>/.exec(decodeText(bytes))?.[1]
  return { status, code, headers: response.headers, bytes }
}

/** @throws {UnfitObjectError} before anything is read, or as soon as there is more than the answer said */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new UnfitObjectError(`it is larger than ${maxBytes} bytes`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw tooLarge()
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Why a request failed, without whose credentials it had. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnfitObjectError) return error.message
  return (error as NodeJS.ErrnoException).code ?? 'the connection broke'
}
