import { runTool } from './tools.ts'

interface Showing {
  env?: Record<string, string>
  /** Shows nothing. */
  isQuiet?: boolean
}

/** Runs a tool and shows its output when it fails. Resolves to whether it succeeded. */
export async function run(
  command: string,
  args: string[],
  { env = {}, isQuiet = false }: Showing = {},
): Promise<{ isOk: boolean; output: string }> {
  const done = await runTool(command, args, { env })
  if (!done.isOk && !isQuiet) process.stderr.write(done.output)
  return done
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

/** Builds every app whose sources changed since the last build; never while stories use what is built. */
export async function build(): Promise<void> {
  if (process.env['SITE_IS_BUILT']) return
  const { isOk } = await run('nx', [
    'run-many',
    '-t',
    'build',
    withoutTypes,
    '--parallel=2',
    '--outputStyle=static',
  ])
  if (!isOk) throw new Error('The build failed')
}
