import { Refusal } from './answer.ts'

export function allowMethods(request: Request, ...methods: string[]): void {
  if (methods.includes(request.method)) return
  throw new Refusal(
    405,
    { code: 'method_not_allowed', message: `Use ${methods.join(' or ')}.` },
    { allow: methods.join(', ') },
  )
}

/** The body as JSON, counted while it arrives so that a lying Content-Length costs nothing. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refusal(415, { code: 'unsupported_media_type', message: 'Send application/json.' })
  }
  const text = await readText(request, limit)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { code: 'malformed_json', message: 'The body is not valid JSON.' })
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = new Refusal(413, {
    code: 'body_too_large',
    message: `Send at most ${limit / 1024} KiB.`,
  })
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge

  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
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
