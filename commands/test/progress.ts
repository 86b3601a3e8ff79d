import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { checks, kinds, type Failure, type Kind, type Report, type Reports } from './report-line.ts'
import type { Task } from './tasks.ts'

/** What is to come of a kind: so many tests, null where nobody has counted them yet, in so many files. */
export type Expected = Record<Kind, { tests: number | null; files: number }>

/** How many tests each file had the last time that all ran here. */
type Counts = Record<string, number>

const countsFile = join(root, 'node_modules/.cache/plumbline-tests/counts.json')

export async function readCounts(): Promise<Counts | null> {
  return readFile(countsFile, 'utf8').then(
    (text) => JSON.parse(text) as Counts,
    () => null,
  )
}

export async function rememberCounts(reports: Reports): Promise<void> {
  const counts: Counts = Object.assign({}, ...kinds.map((kind) => reports[kind].ended))
  await mkdir(dirname(countsFile), { recursive: true })
  await writeFile(countsFile, JSON.stringify(counts))
}

/** Of this working tree; none where it is no clone. */
const trackedFiles = () => String(spawnSync('git', ['ls-files'], { cwd: root }).stdout).split('\n')

/** What tasks will run of the tests that were counted, and of the files that there are. */
export function expectTests(
  tasks: readonly Pick<Task, 'target' | 'folder'>[],
  counts: Counts | null,
  tracked: readonly string[] = trackedFiles(),
): Expected {
  const count = (target: string, ending: RegExp) => {
    const folders = tasks.filter((task) => task.target === target).map(({ folder }) => folder)
    const isRun = (file: string) =>
      ending.test(file) && folders.some((folder) => file.startsWith(`${folder}/`))
    const counted = Object.entries(counts ?? {}).filter(([file]) => isRun(file))
    const tests = counts && counted.reduce((sum, [, tests]) => sum + tests, 0)
    return { tests, files: tracked.filter(isRun).length }
  }
  const tests = tasks.filter(({ target }) => checks.includes(target)).length
  return {
    checks: { tests, files: 0 },
    'unit tests': count('test', /\.test\.tsx?$/),
    stories: count('stories', /\.story\.ts$/),
  }
}

const barWidth = 24
const redrawMs = 200
/** Without a terminal, a line for each kind so often. */
const reportMs = 30_000

/** Shows how far the tests are, a line for each kind, until `stop` is called. */
export function showProgress(reports: Reports, expected: Expected, out = process.stderr) {
  const startedAt = performance.now()
  let drawn = 0
  const told = new Set<Failure>()
  const draw = () => {
    const failures = kinds.flatMap((kind) => reports[kind].failures)
    const lines = kinds
      .filter((kind) => reports[kind].announced > 0 || expected[kind].tests)
      .map((kind) => progressLine(kind, reports[kind], expected[kind]))
    const clock = `${Math.round((performance.now() - startedAt) / 1000)} s`
    if (out.isTTY && drawn > 0) out.write(`\u001b[${drawn}A\u001b[0J`)
    for (const failure of failures.filter((each) => !told.has(each))) {
      out.write(`✖ ${failure.name}\n${failure.error.trim().split('\n')[0]}\n`)
      told.add(failure)
    }
    if (!out.isTTY) out.write(`${clock}\n`)
    for (const line of lines) out.write(`${line}\n`)
    drawn = lines.length
  }
  const timer = setInterval(draw, out.isTTY ? redrawMs : reportMs)
  return {
    stop() {
      clearInterval(timer)
      draw()
    },
  }
}

/** For example `stories    ██████░░░░  120 of 310, 190 left, 1 failed`; while nobody knows how many there are, by files. */
export function progressLine(kind: string, report: Report, expected: Expected[Kind]): string {
  const done = report.passed + report.failures.length
  const [all, begun] = [expected.tests, Object.keys(report.ended).length]
  const total = Math.max(report.announced, done, all ?? 0)
  const isByFiles = all === null && expected.files > 0
  const share = isByFiles ? begun / Math.max(begun, expected.files) : done / total
  const filled = Math.floor((share || 0) * barWidth)
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
  const failed = report.failures.length > 0 ? `, ${report.failures.length} failed` : ''
  const files = isByFiles ? ` in ${begun} of ${expected.files} files` : ` of at least ${total}`
  const far = all === null ? done + files : `${done} of ${total}, ${total - done} left`
  return `${kind.padEnd(10)} ${bar} ${far}${failed}`
}
