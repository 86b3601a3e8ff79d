import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

/**
 * Puts a fault into a folder's file.
 *
 * @throws {Error} when the file is not as the fault expects it
 */
export async function applyFault(folder: string, fault: Fault): Promise<void> {
  const path = join(folder, fault.file)
  const problem = await problemOf(folder, fault)
  if (problem) throw new Error(`'${fault.name}' cannot be sown: ${problem}`)
  if ('isLost' in fault) return rm(path)
  if ('add' in fault) return writeFile(path, fault.add)
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    text.replace(fault.find, () => fault.replace),
  )
}

/** Why the fault does not fit the folder's files, or null. */
export async function problemOf(folder: string, fault: Fault): Promise<string | null> {
  const path = join(folder, fault.file)
  if ('add' in fault) return existsSync(path) ? `${fault.file} is there already` : null
  if (!existsSync(path)) return `there is no ${fault.file}`
  if ('isLost' in fault) return null
  const count = (await readFile(path, 'utf8')).split(fault.find).length - 1
  return count === 1 ? null : `${fault.file} has what it changes ${count} times`
}
