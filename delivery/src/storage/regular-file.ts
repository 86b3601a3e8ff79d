import { constants, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { UnfitObjectError } from './storage.ts'

/**
 * Reads a file, or answers null when there is none. A FIFO is not waited for, and what is too large is not begun.
 *
 * @throws {UnfitObjectError} when it is a folder, a FIFO or a device, or has more than `maxBytes`
 */
export async function readRegularFile(path: string, maxBytes: number): Promise<Buffer | null> {
  return (await readWithStats(path, maxBytes))?.bytes ?? null
}

/** So long after its last change a file's times tell the next one: some file systems count them in seconds. */
const settledMs = 3_000

/** Files that are read again and again, as they were, and what told them from others. */
const latest = new Map<string, { bytes: Buffer; version: string }>()

/** As `readRegularFile`, for who looks at it all the time: the disk is asked once, and not four times, when it is the same file as before. */
export async function rereadRegularFile(path: string, maxBytes: number): Promise<Buffer | null> {
  const known = latest.get(path)
  if (known && known.bytes.length <= maxBytes) {
    const stats = await stat(path).catch(nullWhenMissing)
    if (stats && versionOf(stats) === known.version) return known.bytes
  }
  latest.delete(path)
  const read = await readWithStats(path, maxBytes)
  if (read && Date.now() - read.stats.ctimeMs > settledMs)
    latest.set(path, { bytes: read.bytes, version: versionOf(read.stats) })
  return read?.bytes ?? null
}

const versionOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) =>
  [dev, ino, size, mtimeMs, ctimeMs].join(' ')

async function readWithStats(path: string, maxBytes: number) {
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
    return { bytes: bytes.subarray(0, length), stats }
  } finally {
    await handle.close()
  }
}

/** For `catch`. @throws whatever else it is */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
