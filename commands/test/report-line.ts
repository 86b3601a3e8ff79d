import { stripVTControlCharacters } from 'node:util'

/** Lines of an error that are shown. */
const longestError = 40

function say(mark: string, name: string, error = ''): void {
  const lines = stripVTControlCharacters(error).trimEnd().split('\n').slice(0, longestError)
  const indented = error ? lines.map((line) => `    ${line}\n`).join('') : ''
  process.stdout.write(`${mark} ${name}\n${indented}`)
}

/**
 * How a test tells what became of it, on stdout: a line for people, which `npm test` reads too, whether the tests run
 * now or Nx repeats what they said. A name is a file and a title, or that of a check; the error's lines stand under it, indented.
 */
export const tell = {
  /** That so many tests of a file are to come. */
  announced: (file: string, count: number) => say('…', `${file} (${count})`),
  passed: (name: string) => say('✓', name),
  /** Of a test that failed and passed when it was tried again. */
  unsteady: (name: string, error: string) => say('≈', name, error),
  failed: (name: string, error: string) => say('✖', name, error),
}

export interface Failure {
  name: string
  error: string
}

/** What the tests of one kind have said so far. */
export interface Report {
  announced: number
  passed: number
  /** How many have ended, by file or check. */
  ended: Record<string, number>
  failures: Failure[]
  /** Failed once and passed when tried again; they count as passed. */
  unsteady: Failure[]
}

/** Targets of Nx that look at the whole tree; each is one check. */
export const checks = ['lint', 'arrows', 'types', 'format', 'dependencies']

export const kinds = ['checks', 'unit tests', 'stories'] as const
export type Kind = (typeof kinds)[number]
export type Reports = Record<Kind, Report>

/** Reads output line by line into reports, which grow with it. */
export function createReportReader(): { reports: Reports; read: (line: string) => void } {
  const empty = (): Report => ({ announced: 0, passed: 0, ended: {}, failures: [], unsteady: [] })
  const reports = { checks: empty(), 'unit tests': empty(), stories: empty() }
  let failure: Failure | null = null
  return {
    reports,
    read(line) {
      const [, mark, text = ''] = /^([✓✖≈…]) (.+)$/.exec(line) ?? []
      if (!mark) {
        if (failure && line.startsWith('    ')) failure.error += `${line}\n`
        return
      }
      const kind = kindOf(text)
      // A tool's own line, such as Vite's `✓ built in 1.2s`.
      if (!kind) return
      const report = reports[kind]
      failure = null
      if (mark === '…') {
        report.announced += Number(/\((\d+)\)$/.exec(text)?.[1] ?? 0)
        return
      }
      const [file = ''] = text.split(' › ')
      report.ended[file] = (report.ended[file] ?? 0) + 1
      if (mark === '✖') report.failures.push((failure = { name: text, error: '' }))
      else report.passed++
      if (mark === '≈') report.unsteady.push((failure = { name: text, error: '' }))
    },
  }
}

function kindOf(name: string): Kind | null {
  if (/\.story\.ts\b/.test(name)) return 'stories'
  if (/\.test\.tsx?\b/.test(name)) return 'unit tests'
  return checks.includes(name) ? 'checks' : null
}
