import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../root.ts'

/**
 * Tells stories from unit tests, which belong to the configuration nearest to them.
 *
 * @returns paths of stories, and those of unit tests by the folder of their configuration
 * @throws {Error} when a file is none, or not there
 */
export function sortTestFiles(names: readonly string[]) {
  const stories: string[] = []
  const units = new Map<string, string[]>()
  for (const file of names.map((name) => resolve(root, name))) {
    if (!/\.(story|test)\.tsx?$/.test(file) || !existsSync(file))
      throw new Error(`${relative(root, file)} is no test file`)
    if (file.endsWith('.story.ts')) stories.push(file)
    else {
      const folder = configuredFolder(file)
      units.set(folder, [...(units.get(folder) ?? []), file])
    }
  }
  return { stories, units }
}

/** The folder above a file that says how its unit tests run. */
export function configuredFolder(file: string): string {
  let folder = file
  while (folder !== root) {
    folder = dirname(folder)
    if (existsSync(join(folder, 'vitest.config.ts'))) break
  }
  return folder
}
