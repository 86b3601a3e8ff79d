import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../settings.ts'

type Run = (tool: string, args: readonly string[]) => Promise<{ isOk: boolean; output: string }>

/**
 * Runs some test files alone: stories with Playwright, unit tests with Vitest and the configuration nearest to them.
 *
 * @throws {Error} when a file is none, or not there
 */
export async function testFiles(files: readonly string[], run: Run) {
  const stories: string[] = []
  const units = new Map<string, string[]>()
  for (const file of files.map((name) => resolve(root, name))) {
    if (!/\.(story|test)\.tsx?$/.test(file) || !existsSync(file))
      throw new Error(`${relative(root, file)} is no test file`)
    if (file.endsWith('.story.ts')) stories.push(file)
    else {
      const folder = configuredFolder(file)
      units.set(folder, [...(units.get(folder) ?? []), file])
    }
  }
  const outcomes = []
  if (stories.length > 0)
    outcomes.push(await run('playwright', ['test', '--config', storyConfig, ...stories]))
  for (const [folder, tests] of units)
    outcomes.push(await run('vitest', ['run', '--root', folder, ...tests]))
  return {
    isOk: outcomes.every(({ isOk }) => isOk),
    output: outcomes.map(({ output }) => output).join(''),
  }
}

const storyConfig = 'e2e/site/playwright.config.ts'

/** The folder above a file that says how its unit tests run. */
export function configuredFolder(file: string): string {
  let folder = file
  while (folder !== root) {
    folder = dirname(folder)
    if (existsSync(join(folder, 'vitest.config.ts'))) break
  }
  return folder
}
