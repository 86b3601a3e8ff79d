import { Buffer } from 'node:buffer'
import { Refusal } from './answer.ts'

export function allowMethods(request: Request, ...methods: string[]): void {
  if (methods.includes(request.method)) return
  throw new Refusal(
    405,
    { code: 'method_not_allowed', message: `Use ${methods.join(' or ')}.` },
    { allow: methods.join(', ') },
  )
}

/** Longest time for a body to arrive, in milliseconds: one of ours is small and comes in one piece. */
const bodyDeadline = 4_000

/**
 * The whole body, counted while it arrives so that a lying Content-Length costs nothing.
 * @param limit bytes
 * @throws Refusal 413 when it is larger, 408 when it does not arrive in 4 seconds
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, {
    code: 'body_too_large',
    message: `Send at most ${limit / 1024} KiB.`,
  })
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge
  if (!request.body) return new Uint8Array()

  const reader = request.body.getReader()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooSlow()), bodyDeadline)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) break
      size += value.byteLength
      if (size > limit) throw tooLarge
      chunks.push(value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(chunks)
}

const tooSlow = () =>
  new Refusal(408, { code: 'body_too_slow', message: 'The body did not arrive in time.' })

/** The body as it came, which says that it is JSON. */
export async function readJsonText(request: Request, limit: number): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refusal(415, { code: 'unsupported_media_type', message: 'Send application/json.' })
  }
  return new TextDecoder().decode(await readBody(request, limit))
}

/** @throws Refusal 400 when it is none */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { code: 'malformed_json', message: 'The body is not valid JSON.' })
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The sender's key for one submission, or null when there is none. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || uuid.test(key)) return key
  throw new Refusal(400, {
    code: 'bad_idempotency_key',
    message: 'Idempotency-Key must be a UUID.',
  })
}
