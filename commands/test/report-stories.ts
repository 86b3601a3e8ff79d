import { relative } from 'node:path'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'
import { root } from '../root.ts'
import { tell } from './report-line.ts'

/** Tells of each story as `npm test` reads it, with where its trace and its picture lie. */
export default class StoryReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    for (const { suites } of suite.suites)
      for (const file of suites) tell.announced(fileOf(file.location?.file), file.allTests().length)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'interrupted') return
    // A failure is told when it has been tried again, which brings its trace.
    const isLast = result.retry === test.retries || result.status === 'skipped'
    if (result.status !== 'passed') {
      if (isLast) tell.failed(nameOf(test), errorOf(test))
    } else if (result.retry === 0) tell.passed(nameOf(test))
    else tell.unsteady(nameOf(test), errorOf(test))
  }

  onError(error: { message?: string; stack?: string }): void {
    tell.failed('a .story.ts file', error.stack ?? error.message ?? 'did not run')
  }

  onEnd(result: FullResult): void {
    if (result.status === 'timedout') tell.failed('a .story.ts file', 'took too long')
  }

  printsToStdio(): boolean {
    return true
  }
}

function nameOf(test: TestCase): string {
  const [, , file = '', ...titles] = test.titlePath()
  return `e2e/${file} › ${titles.join(' › ')}`
}

const fileOf = (path = '') => relative(root, path)

/** Of the first try; traces and pictures of all tries. */
function errorOf({ results }: TestCase): string {
  const [first] = results
  const errors = (first?.errors ?? []).map(({ stack, message }) => stack ?? message ?? '')
  const files = results
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ path }) => (path ? [relative(root, path)] : []))
  return [...errors, ...files].join('\n') || (first?.status ?? '')
}
