import type { Context, MiddlewareHandler } from 'hono'
import { errorAnswer } from '../http/error-answer.ts'

interface Waiting {
  /** Longest wait for a whole body, in milliseconds. */
  ms: number
  /** Bodies that are waited for at the same time. */
  atOnce: number
}

/**
 * Reads bodies whole before anything else is done for them. Who sends at an ordinary pace is done in an instant, so
 * one body too many ends the wait for the oldest: a crowd of idle senders only shortens its own wait.
 *
 * @returns a middleware for bodies of at most so many bytes
 */
export function createBodyReader({ ms, atOnce }: Waiting): (maxBytes: number) => MiddlewareHandler {
  /** What ends each wait, the oldest first. */
  const waits = new Set<() => void>()

  const read = async (body: ReadableStream<Uint8Array>, buffer: Buffer<ArrayBuffer>) => {
    const reader = body.getReader()
    let isLate = false
    const giveUp = () => {
      isLate = true
      reader.cancel().catch(() => undefined)
    }
    const [oldest] = waits
    if (waits.size >= atOnce) oldest?.()
    waits.add(giveUp)
    const timer = setTimeout(giveUp, ms)
    try {
      for (let size = 0; ;) {
        const { done, value } = await reader.read()
        if (isLate) return 'late'
        if (done) return buffer.subarray(0, size)
        if (size + value.byteLength > buffer.byteLength) return 'large'
        buffer.set(value, size)
        size += value.byteLength
      }
    } catch {
      return 'gone'
    } finally {
      clearTimeout(timer)
      waits.delete(giveUp)
    }
  }

  return (maxBytes) => async (c, next) => {
    const { url, method, headers, body } = c.req.raw
    const declared = Number(c.req.header('content-length') ?? maxBytes)
    if (declared > maxBytes) return tooLarge(c)
    // One buffer of the right size: thousands of little pieces would each cost more than they bring.
    const bytes = body ? await read(body, Buffer.alloc(declared)) : Buffer.alloc(0)
    if (bytes === 'large') return tooLarge(c)
    if (bytes === 'late' || bytes === 'gone') {
      c.header('Connection', 'close')
      return errorAnswer(
        c,
        408,
        'too-slow',
        'What you sent did not arrive in time. Please try again.',
      )
    }
    c.req.raw = new Request(url, { method, headers, body: bytes })
    await next()
  }
}

const tooLarge = (c: Context) =>
  errorAnswer(c, 413, 'body-too-large', 'That is more than can be sent here.')
