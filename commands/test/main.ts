import { makeTemporaryFolder } from 'delivery'
import { withoutTypes } from '../processes/steps.ts'
import { parseTestOptions, type TestOptions } from './options.ts'
import { changedSince, cleanCommit, findBase, rememberPassed } from './passed-commit.ts'
import { expectTests, readCounts, rememberCounts, showProgress } from './progress.ts'
import { createReportReader, kinds, type Reports } from './report-line.ts'
import { sortTestFiles } from './test-files.ts'
import { withStorySite } from './story-site.ts'
import { placeInMemory } from './temporary-place.ts'
import { isCheck, listTasks, testsBeside, partsOf, type Task } from './tasks.ts'
import { areEnded, endTools, lastLines, runTool } from '../processes/tools.ts'
import { watchUnitTests } from './watch-unit-tests.ts'

/** Nothing more begins then. */
let isInterrupted = false

type Outcome = { isOk: boolean; output: string }
type Run = (tool: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Outcome>

/** `npm test`: everything that must hold, or the part that the options name. */
async function test(options: TestOptions): Promise<boolean> {
  const commit = await cleanCommit()
  const { reports, read } = createReportReader()
  const failures = () => kinds.flatMap((kind) => reports[kind].failures)
  const run: Run = async (tool, args, env = {}) => {
    const before = failures().length
    const outcome = await runTool(tool, args, {
      env: { ...env, ...(options.bail && { BAIL: '1' }) },
      onLine(line) {
        // What fails from then on may do so because its tools, or the site, were ended.
        if (areEnded()) return
        read(line)
        if (options.bail && failures().length > 0) endTools()
      },
    })
    if (!outcome.isOk && !areEnded() && failures().length === before) {
      reports.checks.failures.push({ name: args.join(' '), error: lastLines(outcome.output) })
      if (options.bail) endTools()
    }
    return outcome
  }

  const hasFiles = options.files.length > 0
  const isWhole = !options.affected && !hasFiles
  const { tasks, changed } = hasFiles ? nothing : await chooseTasks(options)
  const progress = showProgress(reports, expectTests(tasks, hasFiles ? null : await readCounts()))
  const work = hasFiles ? runFiles(options, run) : runTargets({ options, tasks, changed }, run)
  await work.catch((error: unknown) => {
    if (!isInterrupted) reports.checks.failures.push({ name: 'npm test', error: String(error) })
  })
  // What did not begin has not passed.
  if (isInterrupted) reports.checks.failures.push({ name: 'npm test', error: 'was interrupted' })
  progress.stop()

  const isGood = failures().length === 0
  if (isWhole && isGood) await rememberCounts(reports)
  if (isWhole && isGood && commit && commit === (await cleanCommit())) await rememberPassed(commit)
  printOutcome(reports)
  return isGood
}

interface Chosen {
  options: TestOptions
  tasks: readonly Task[]
  /** Files for whose sake they are chosen; none where everything is. */
  changed: readonly string[]
}

/**
 * What needs no site beside the stories of visitors, and then those of faults and machinery, which start so many processes of their own
 * that beside tests two processors would serve none in time. Before all that the unit tests beside what has changed, which most often
 * say what is wrong with it.
 */
async function runTargets({ options, tasks, changed }: Chosen, run: Run): Promise<void> {
  const nx = async (some: readonly Task[], atOnce: number, env?: NodeJS.ProcessEnv) => {
    const [projects, targets] = [some.map((task) => task.project), some.map((task) => task.target)]
    if (some.length === 0) return
    const chosen = [`-p=${projects.join()}`, '-t', [...new Set(targets)].join()]
    await run('nx', ['run-many', ...chosen, ...nxOptions(options, atOnce)], env)
  }
  const beside = testsBeside(changed, tasks)
  await nx(beside, 2)
  const tests = tasks.filter((task) => task.target === 'test' && !beside.includes(task))
  const rooms = tasks.filter((task) => task.target === 'stories')
  const alone = Promise.all([nx(tasks.filter(isCheck), 1), nx(tests, 2)])
  const stories = async () => {
    // Without stories nobody needs a browser or a running site.
    if (rooms.length === 0 || !(await runBuild(options, run)).isOk) return
    const { visitors, faults, others } = partsOf(rooms)
    if (visitors.length === 0) await alone
    if (areEnded()) return
    await withStorySite(async (env) => {
      await nx(visitors, 2, env)
      await alone
      const [beside, alike] = faults.length * others.length > 0 ? [1, 2] : [3, 3]
      await Promise.all([nx(others, alike, env), nx(faults, beside, env)])
    }, interrupt)
  }
  // What needs no site tells what it finds even when the site does not start.
  for (const part of await Promise.allSettled([alone, stories()]))
    if (part.status === 'rejected') throw part.reason
}

async function runFiles(options: TestOptions, run: Run): Promise<void> {
  const { stories, units } = sortTestFiles(options.files)
  for (const [folder, files] of units) await run('vitest', ['run', '--root', folder, ...files])
  if (stories.length === 0 || !(await runBuild(options, run)).isOk) return
  const args = ['test', '--config', 'e2e/site/playwright.config.ts', ...stories]
  await withStorySite((env) => run('playwright', args, env), interrupt)
}

function runBuild(options: TestOptions, run: Run): Promise<Outcome> {
  return run('nx', ['run-many', '-t', 'build', withoutTypes, ...nxOptions(options, 2)])
}

function nxOptions({ again }: TestOptions, atOnce: number): string[] {
  return [
    ...[`--parallel=${atOnce}`, '--outputStyle=stream-without-prefixes'],
    ...(again ? ['--skip-nx-cache'] : []),
  ]
}

const nothing = { tasks: [], changed: [] }

async function chooseTasks({ affected, base }: TestOptions) {
  if (!affected) return { tasks: await listTasks(['run-many']), changed: [] }
  const commit = await findBase(base)
  const tasks = await listTasks(['affected', `--base=${commit}`])
  return { tasks, changed: await changedSince(commit) }
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
  const unsteady = kinds.flatMap((kind) => reports[kind].unsteady)
  if (unsteady.length > 0) console.log('\nFailed once, passed when tried again')
  for (const { name, error } of unsteady) console.log(`  ≈ ${name}\n${error}`)
  const passed = kinds.reduce((sum, kind) => sum + reports[kind].passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

async function main(): Promise<boolean> {
  const options = parseTestOptions(process.argv.slice(2), process.env)
  const place = placeInMemory()
  if (place) process.env['TMPDIR'] ??= place
  // Of tools that were ended nothing stays either.
  process.env['TMPDIR'] = makeTemporaryFolder('tests-').path
  if (options.watch !== undefined) return watchUnitTests(options.watch)
  return test(options)
}

/** Ends the tools, after which the run tells what it found until then. */
function interrupt(): void {
  if (isInterrupted) return
  isInterrupted = true
  endTools()
}

// A terminal and npm may both send one: the second must not keep the failures from being printed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)

/** A pipe takes what was said piece by piece. */
const end = (code: number) => process.stdout.write('', () => process.exit(code))

main().then(
  (isGood) => end(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    end(1)
  },
)
