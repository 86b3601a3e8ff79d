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
  const files = names.map((name) => resolve(root, name))
  const unknown = files.find((file) => !/\.(story|test)\.tsx?$/.test(file) || !existsSync(file))
  if (unknown) throw new Error(`${relative(root, unknown)} is no test file`)
  const isStory = (file: string) => file.endsWith('.story.ts')
  const units = files.filter((file) => !isStory(file))
  return { stories: files.filter(isStory), units: Map.groupBy(units, configuredFolder) }
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
