import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'

/** Several times what a whole run has lying about at once. */
const roomBytes = 3e9

/**
 * Where tests put what goes with them: in memory where there is plenty of it, for they write tens of thousands of files that must be
 * on disk before they count. Undefined where that is not possible.
 */
export function placeInMemory(): string | undefined {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    const [, options = ''] =
      new RegExp(`^\\S+ ${memory} \\S+ (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8')) ??
      []
    // Some tests run programs that they write.
    const isFit = bavail * bsize > roomBytes && !options.split(',').includes('noexec')
    return isFit && process.availableMemory() > roomBytes ? memory : undefined
  } catch {
    return undefined
  }
}
