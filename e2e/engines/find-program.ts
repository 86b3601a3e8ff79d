import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '../../commands/processes/debian.ts'
import { onPath } from '../../commands/processes/tools.ts'

/**
 * Path of a program by one of its names, which comes with packages of Debian. Each test would try to install them again: what cannot be
 * is noted in the room's temporary folder.
 *
 * @throws {Error} how to get it, where it cannot be installed
 */
export async function findProgram(
  names: readonly string[],
  packages: readonly string[],
): Promise<string> {
  const note = join(tmpdir(), `without-${names[0]}`)
  if (!onPath(names) && !existsSync(note)) await installPackages(...packages)
  const path = onPath(names)
  if (path) return path
  writeFileSync(note, '')
  throw new Error(`There is no ${names.join(' or ')} here: apt-get install ${packages.join(' ')}`)
}
