import type { Duplex } from 'node:stream'
import { readMessage, writeMessage } from './message-format.ts'

/** A frame begins with two lengths in four bytes each: of its JSON, and of the bytes that follow it. */
const headBytes = 8

/** What a message has at most. */
export interface MessageBounds {
  /** In all, beside the head. */
  bytes: number
  jsonBytes: number
  /** Pieces of bytes, and errors. */
  parts: number
}

const unbounded: MessageBounds = { bytes: Infinity, jsonBytes: Infinity, parts: Infinity }

/**
 * Messages between two processes. Node's own channel ends the process that reads what is no message; here that destroys the
 * stream, as does a message that has more than it may.
 */
export function messagesOn(
  stream: Duplex,
  { read = unbounded, written = unbounded }: { read?: MessageBounds; written?: MessageBounds } = {},
) {
  stream.on('error', () => stream.destroy())
  return {
    /**
     * @param onSent told when the other side has taken all of it
     * @returns how many bytes it takes
     * @throws {Error} when it is no message, or has more than it may
     */
    post(message: unknown, onSent?: () => void): number {
      if (stream.destroyed || !stream.writable) return 0
      const { json, parts } = writeMessage(message)
      const jsonBytes = Buffer.byteLength(json)
      const otherBytes = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
      check(jsonBytes, otherBytes, written)
      const first = Buffer.allocUnsafe(headBytes + jsonBytes)
      first.writeUInt32BE(jsonBytes)
      first.writeUInt32BE(otherBytes, 4)
      first.write(json, headBytes)
      const pieces = [first, ...parts]
      stream.cork()
      for (const [index, piece] of pieces.entries())
        stream.write(piece, index === pieces.length - 1 ? onSent : undefined)
      stream.uncork()
      return first.byteLength + otherBytes
    },
    /**
     * @param receive told of a message, and of how many bytes it had
     * @param onJson told how many bytes of JSON come next, and may destroy the stream
     */
    on(
      receive: (message: unknown, bytes: number) => void,
      onJson: (bytes: number) => void = () => {},
    ): void {
      const readFrames = frameReader(read)
      stream.on('data', (chunk: Buffer) => {
        try {
          for (const { json, rest } of readFrames(chunk)) {
            onJson(json.byteLength)
            if (stream.destroyed) return
            receive(readMessage(json, rest, read.parts), json.byteLength + rest.byteLength)
          }
        } catch (error) {
          stream.destroy(error as Error)
        }
      })
    },
  }
}

function check(jsonBytes: number, otherBytes: number, bounds: MessageBounds): void {
  if (jsonBytes > bounds.jsonBytes || jsonBytes + otherBytes > bounds.bytes)
    throw new RangeError(`A message has ${jsonBytes + otherBytes} bytes, ${jsonBytes} of them JSON`)
}

/**
 * Puts frames together as they come, however small the pieces are. One that is most of what was read stays where it is: of one that
 * is less, whoever keeps some would keep all that was read.
 */
function frameReader(bounds: MessageBounds) {
  const head = Buffer.alloc(headBytes)
  let jsonBytes = 0
  let frame: Buffer | null = null
  let filled = 0
  const partsOf = (whole: Buffer) => ({
    json: whole.subarray(0, jsonBytes),
    rest: whole.subarray(jsonBytes),
  })

  return function* (chunk: Buffer): Generator<{ json: Buffer; rest: Buffer }> {
    for (let at = 0; at < chunk.byteLength;) {
      const copied = chunk.copy(frame ?? head, filled, at)
      at += copied
      filled += copied
      if (filled < (frame ?? head).byteLength) return
      filled = 0
      if (frame) {
        yield partsOf(frame)
        frame = null
        continue
      }
      jsonBytes = head.readUInt32BE()
      const otherBytes = head.readUInt32BE(4)
      check(jsonBytes, otherBytes, bounds)
      if (jsonBytes === 0) throw new Error('A message has no JSON')
      const length = jsonBytes + otherBytes
      const end = at + length
      if (end <= chunk.byteLength && length > chunk.byteLength / 2) {
        yield partsOf(chunk.subarray(at, end))
        at = end
      } else frame = Buffer.allocUnsafeSlow(length)
    }
  }
}
