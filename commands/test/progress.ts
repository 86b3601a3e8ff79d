import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { kinds, type Failure, type Kind, type Report, type Reports } from './report-line.ts'

/** How many tests of a kind there were the last time: what is to come is not all known at first. */
type Expected = Partial<Record<Kind, number>>

const countsFile = join(root, 'node_modules/.cache/plumbline-tests/counts.json')

export async function readExpected(): Promise<Expected> {
  return readFile(countsFile, 'utf8').then(
    (text) => JSON.parse(text) as Expected,
    () => ({}),
  )
}

export async function rememberCounts(reports: Reports): Promise<void> {
  const counts = kinds.map((kind) => [kind, reports[kind].passed])
  await mkdir(dirname(countsFile), { recursive: true })
  await writeFile(countsFile, JSON.stringify(Object.fromEntries(counts)))
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
    const lines = kinds.map((kind) => progressLine(kind, reports[kind], expected[kind] ?? 0))
    const clock = `${Math.round((performance.now() - startedAt) / 1000)} s`
    if (out.isTTY && drawn > 0) out.write(`\u001b[${drawn}A\u001b[0J`)
    for (const failure of failures.filter((each) => !told.has(each))) {
      out.write(`✖ ${failure.name}\n`)
      told.add(failure)
    }
    if (!out.isTTY) out.write(`${clock}\n`)
    out.write(`${lines.join('\n')}\n`)
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

/** For example `stories    ██████░░░░  120 of 310, 190 left, 1 failed`. */
export function progressLine(kind: string, report: Report, expected: number): string {
  const { announced, passed, failures } = report
  const done = passed + failures.length
  const total = Math.max(announced, done, done > 0 || announced === 0 ? expected : 0)
  const filled = total === 0 ? 0 : Math.floor((done / total) * barWidth)
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
  const failed = failures.length > 0 ? `, ${failures.length} failed` : ''
  return `${kind.padEnd(10)} ${bar} ${done} of ${total}, ${total - done} left${failed}`
}
