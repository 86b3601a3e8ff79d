import { step } from '../steps.ts'
import { parseTestOptions, type TestOptions } from './options.ts'
import { cleanCommit, findBase, rememberPassed } from './passed-commit.ts'
import { readExpected, rememberCounts, showProgress } from './progress.ts'
import { createReportReader, kinds, type Reports } from './report-line.ts'
import { testFiles } from './test-files.ts'
import { withStorySite } from './story-site.ts'
import { endTools, lastLines, runTool } from './tools.ts'
import { watchUnitTests } from './watch-unit-tests.ts'

/** Targets of Nx, those first that take longest. */
const targets = ['stories', 'test', 'lint', 'types', 'format', 'dependencies']

/** As many tasks at once: they wait for browsers and servers, so more than there are cores. */
const tasksAtOnce = 4

type Run = (tool: string, args: readonly string[]) => Promise<{ isOk: boolean; output: string }>

/** `npm test`: everything that must hold, or the part that the options name. */
async function test(options: TestOptions): Promise<boolean> {
  const commit = await cleanCommit()
  const { reports, read } = createReportReader()
  const fail = (name: string, error: string) => reports.checks.failures.push({ name, error })
  const failures = () => kinds.flatMap((kind) => reports[kind].failures)

  const run = (tool: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
    runTool(tool, args, {
      env: { ...env, ...(options.bail && { BAIL: '1' }) },
      onLine(line) {
        read(line)
        if (options.bail && failures().length > 0) endTools()
      },
    })
  const build = await step('build', () =>
    runTool('nx', ['run-many', '-t', 'build', ...nxOptions(options)]),
  )
  if (!build.isOk) fail('build', lastLines(build.output))
  else {
    const progress = showProgress(reports, await readExpected())
    const { isOk, output } = await withStorySite(await needsStories(options), (env) =>
      runAsked(options, (tool, args) => run(tool, args, env)),
    )
    progress.stop()
    if (!isOk && failures().length === 0) fail('a tool ended without a word', lastLines(output))
  }

  const isWhole = !options.isAffected && options.files.length === 0
  const isGood = failures().length === 0
  if (isWhole && isGood) await rememberCounts(reports)
  if (isWhole && isGood && commit && commit === (await cleanCommit())) await rememberPassed(commit)
  printOutcome(reports)
  return isGood
}

async function runAsked(options: TestOptions, run: Run) {
  if (options.files.length > 0) return testFiles(options.files, run)
  const projects = await affectedOptions(options)
  return run('nx', [...projects, '-t', targets.join(), ...nxOptions(options)])
}

async function affectedOptions({ isAffected, base }: TestOptions): Promise<string[]> {
  return isAffected ? ['affected', `--base=${await findBase(base)}`] : ['run-many']
}

function nxOptions({ isCacheOff }: TestOptions): string[] {
  return [
    ...[`--parallel=${tasksAtOnce}`, '--outputStyle=stream-without-prefixes'],
    ...(isCacheOff ? ['--skip-nx-cache'] : []),
  ]
}

/** Without stories nobody needs a browser or a running site. */
async function needsStories(options: TestOptions): Promise<boolean> {
  if (options.files.length > 0) return options.files.some((file) => file.endsWith('.story.ts'))
  if (!options.isAffected) return true
  const { output } = await runTool('nx', [
    ...['show', 'projects', '--affected', `--base=${await findBase(options.base)}`],
    ...['--with-target', 'stories', '--json'],
  ])
  return (JSON.parse(output) as string[]).length > 0
}

/** What failed, each with the command that runs just that; then the count. */
function printOutcome(reports: Reports): void {
  const failures = kinds.flatMap((kind) => reports[kind].failures)
  if (failures.length > 0) console.log('\nFailures')
  for (const { name, error } of failures) {
    const [file = ''] = name.split(' › ')
    console.log(`  ✖ ${name}\n${error}`)
    if (/\.(test|story)\.tsx?$/.test(file)) console.log(`    npm test -- ${file}\n`)
  }
  const passed = kinds.reduce((sum, kind) => sum + reports[kind].passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

async function main(): Promise<boolean> {
  const options = parseTestOptions(process.argv.slice(2), process.env)
  if (options.watched !== undefined) return watchUnitTests(options.watched)
  return test(options)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => endTools())

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    process.exit(1)
  },
)
