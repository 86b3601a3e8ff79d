import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runInGroup, type Ending } from './run-in-group.ts'

/** Set while a fault is sown: what checks the sower itself would find every fault, and stands aside. */
export const sowing = 'FAULT_SOWN'

/** Runs the tests with these options; resolves to the first finding, or null when there is none. */
export type Suite = (...options: string[]) => Promise<string | null>

/** @param command `npm test --`, or what stands in for it */
export function suiteIn(folder: string, command: readonly string[], signal?: AbortSignal): Suite {
  return async (...options) =>
    findingOf(
      await runInGroup([...command, ...options], { cwd: folder, env: envFor(folder), signal }),
    )
}

function envFor(folder: string): NodeJS.ProcessEnv {
  // What this run's npm said of itself; and CI, where the tests do without a cache.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|CI$)/.test(name))
  return {
    ...Object.fromEntries(own),
    [sowing]: '1',
    // Nx shares its cache among all clones of a repository.
    NX_CACHE_DIRECTORY: join(folder, '.nx/cache'),
  }
}

/**
 * What the tests found first, by the end of their output.
 *
 * @throws {Error} when they did not come to an end: that says nothing of a fault
 */
export function findingOf({ code, stdout, stderr }: Ending): string | null {
  const lines = linesOf(stdout)
  if (code === null || !/^\d+ passed, \d+ failed$/.test(lines.at(-1) ?? ''))
    throw new Error(
      `The tests ended without a count:\n${linesOf(`${stdout}\n${stderr}`).slice(-15).join('\n')}`,
    )
  if (code === 0) return null
  const failures = lines.slice(lines.lastIndexOf('Failures') + 1)
  const first = failures.find((line) => line.startsWith('  ✖ '))
  return first?.slice(4).trim() ?? linesOf(stderr).at(-1)?.trim() ?? 'no name was given'
}

const linesOf = (output: string) =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
