import type { Duplex } from 'node:stream'
import { deserialize, serialize } from 'node:v8'

/** A frame is its length in so many bytes, and then a message as structured clone writes it. */
const headBytes = 4

/**
 * Messages between two processes. Node's own channel ends the process that reads what is no message; here that destroys the
 * stream, as does a frame that is longer than `maxBytes`.
 */
export function messagesOn(stream: Duplex, maxBytes = Infinity) {
  stream.on('error', () => stream.destroy())
  return {
    post(message: unknown): void {
      if (stream.destroyed || !stream.writable) return
      const bytes = serialize(message)
      const head = Buffer.alloc(headBytes)
      head.writeUInt32BE(bytes.byteLength)
      stream.cork()
      stream.write(head)
      stream.write(bytes)
      stream.uncork()
    },
    on(receive: (message: unknown) => void): void {
      const readFrames = frameReader(maxBytes)
      stream.on('data', (chunk: Buffer) => {
        try {
          for (const frame of readFrames(chunk)) receive(deserialize(frame))
        } catch {
          stream.destroy()
        }
      })
    },
  }
}

function frameReader(maxBytes: number) {
  let chunks: Buffer[] = []
  let held = 0
  let frameBytes: number | null = null

  /** What is there, when that is enough; what is left over waits for more. */
  const take = (count: number): Buffer | null => {
    if (held < count) return null
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, held)
    chunks = [all.subarray(count)]
    held -= count
    return all.subarray(0, count)
  }

  return function* (chunk: Buffer): Generator<Buffer> {
    chunks.push(chunk)
    held += chunk.byteLength
    for (;;) {
      frameBytes ??= take(headBytes)?.readUInt32BE() ?? null
      if (frameBytes === null) return
      if (frameBytes > maxBytes) throw new Error(`A message has ${frameBytes} bytes`)
      const frame = take(frameBytes)
      if (!frame) return
      frameBytes = null
      yield frame
    }
  }
}
