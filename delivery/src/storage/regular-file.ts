import { constants } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { UnfitObjectError } from './storage.ts'

/**
 * Reads a file, or answers null when there is none. A FIFO is not waited for, and what is too large is not begun.
 *
 * @throws {UnfitObjectError} when it is a folder, a FIFO or a device, or has more than `maxBytes`
 */
export async function readRegularFile(path: string, maxBytes: number): Promise<Buffer | null> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(nullWhenMissing)
  if (!handle) return null
  try {
    const stats = await handle.stat()
    if (!stats.isFile() || stats.size > maxBytes)
      throw new UnfitObjectError(`${path} is not a file of at most ${maxBytes} bytes`)
    const bytes = Buffer.alloc(stats.size)
    let length = 0
    for (let count = -1; count !== 0 && length < bytes.length; length += count)
      count = (await handle.read(bytes, length)).bytesRead
    return bytes.subarray(0, length)
  } finally {
    await handle.close()
  }
}

/** So long a file's times tell whether it is another: a network's are remembered for longer, but whoever opens a file asks anew. */
const toldMs = 1_000

/** Files that are looked at all the time, as they came last, and what tells them from others. */
const latest = new Map<string, { bytes: Buffer; version: string; at: number }>()

/** As `readRegularFile`, of a file that is looked at all the time: while it is the same, the disk is mostly asked once and not four times. */
export async function rereadRegularFile(path: string, maxBytes: number): Promise<Buffer | null> {
  const known = latest.get(path)
  const stats = await stat(path).catch(nullWhenMissing)
  const version =
    stats && [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ')
  const isSame = known?.version === version && known.bytes.length <= maxBytes
  if (isSame && performance.now() - known.at < toldMs) return known.bytes
  latest.delete(path)
  const bytes = await readRegularFile(path, maxBytes)
  if (bytes && version) latest.set(path, { bytes, version, at: performance.now() })
  return bytes
}

/** For `catch`. @throws whatever else it is */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
