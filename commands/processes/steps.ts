import { runTool } from './tools.ts'

/**
 * Runs a tool, and shows its output when it fails.
 *
 * @throws {Error} these words then
 */
export async function demand(
  command: string,
  args: readonly string[],
  failure: string,
): Promise<void> {
  const { isOk, output } = await runTool(command, args)
  if (isOk) return
  process.stderr.write(output)
  throw new Error(failure)
}

/** Prints a step's name, runs it, and prints how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  console.error(`· ${name} …`)
  const result = await work()
  console.error(`  ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}

/** For whoever wants to see a page: `nx build` alone, for a release, checks types first. */
export const withoutTypes = '--excludeTaskDependencies'

/**
 * Builds every app whose sources changed since the last build; never while stories use what is built.
 *
 * @param apps only these
 */
export async function build(...apps: string[]): Promise<void> {
  if (process.env['SITE_IS_BUILT']) return
  const args = ['run-many', '-t', 'build', withoutTypes, '--parallel=2', '--outputStyle=static']
  if (apps.length > 0) args.push('-p', ...apps)
  await demand('nx', args, 'The build failed')
}
