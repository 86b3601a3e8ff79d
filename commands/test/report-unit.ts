import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../root.ts'
import { announcedLine, failedLine, passedLine, unsteadyLine } from './report-line.ts'

/** Tells of each unit test as `npm test` reads it. */
export default class UnitReporter implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    process.stdout.write(announcedLine(fileOf(module), [...module.children.allTests()].length))
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    const name = `${fileOf(test.module)} › ${test.fullName.replaceAll(' > ', ' › ')}`
    if (result.state === 'skipped') return
    const errors = textOf(result.errors ?? [])
    if (test.diagnostic()?.flaky) process.stdout.write(unsteadyLine(name, errors))
    else if (result.state === 'passed') process.stdout.write(passedLine(name))
    else process.stdout.write(failedLine(name, errors))
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors()
    if (errors.length > 0) process.stdout.write(failedLine(fileOf(module), textOf(errors)))
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    errors: readonly { message: string; stack?: string }[],
  ): void {
    if (errors.length > 0) process.stdout.write(failedLine('a .test.ts file', textOf(errors)))
  }
}

const fileOf = (module: TestModule) => relative(root, module.moduleId)

const textOf = (errors: readonly { message: string; stack?: string; diff?: string }[]) =>
  errors
    .map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join('\n'))
    .join('\n')
