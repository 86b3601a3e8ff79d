import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
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

/** For `catch`. @throws whatever else it is */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
