import { closeSync, constants, fstatSync, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { UnfitObjectError } from './storage.ts'

const [openFile, readBytes] = [promisify(open), promisify(read)]
const readOnly = constants.O_RDONLY | constants.O_NONBLOCK

/**
 * Reads a file, or answers null when there is none. A FIFO is not waited for, and what is too large is not begun. Of what may take long, opening
 * and reading, nothing is done in this thread; for the rest another one would take the processor ten times as long.
 *
 * @throws {UnfitObjectError} when it is a folder, a FIFO or a device, or has more than `maxBytes`
 */
export async function readRegularFile(path: string, maxBytes: number): Promise<Buffer | null> {
  const file = await openFile(path, readOnly).catch(nullWhenMissing)
  if (file === null) return null
  try {
    const stats = fstatSync(file)
    if (!stats.isFile() || stats.size > maxBytes)
      throw new UnfitObjectError(`${path} is not a file of at most ${maxBytes} bytes`)
    const bytes = Buffer.alloc(stats.size)
    let length = 0
    for (let count = -1; count !== 0 && length < bytes.length; length += count)
      count = (await readBytes(file, bytes, length, bytes.length - length, null)).bytesRead
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

/** For `catch`. @throws whatever else it is */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
