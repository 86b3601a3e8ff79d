import { installPackages } from '../../commands/processes/debian.ts'
import { onPath } from '../../commands/processes/tools.ts'

/**
 * Path of a program, which comes with packages of Debian.
 *
 * @throws {Error} how to get it, where it cannot be installed
 */
export async function findProgram(name: string, packages: readonly string[]): Promise<string> {
  if (!onPath([name])) await installPackages(...packages)
  const path = onPath([name])
  if (!path) throw new Error(`There is no ${name} here: apt-get install ${packages.join(' ')}`)
  return path
}
