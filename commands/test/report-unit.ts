import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../root.ts'
import { tell } from './report-line.ts'

/** Tells of each unit test as `npm test` reads it. */
export default class UnitReporter implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    tell.announced(fileOf(module), [...module.children.allTests()].length)
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    const name = `${fileOf(test.module)} › ${test.fullName.replaceAll(' > ', ' › ')}`
    if (result.state === 'skipped') return
    const errors = textOf(result.errors ?? [])
    if (test.diagnostic()?.flaky) tell.unsteady(name, errors)
    else if (result.state === 'passed') tell.passed(name)
    else tell.failed(name, errors)
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors()
    if (errors.length > 0) tell.failed(fileOf(module), textOf(errors))
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    errors: readonly { message: string; stack?: string }[],
  ): void {
    if (errors.length > 0) tell.failed('a .test.ts file', textOf(errors))
  }
}

const fileOf = (module: TestModule) => relative(root, module.moduleId)

interface Failure {
  message: string
  stack?: string
  diff?: string
  cause?: unknown
}

/** With what led to each at once, which a property-based test tells of in this way only. */
const textOf = (errors: readonly Failure[]) =>
  errors
    .flatMap((error) => (isFailure(error.cause) ? [error, error.cause] : [error]))
    .map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join('\n'))
    .join('\n')

const isFailure = (cause: unknown): cause is Failure =>
  typeof cause === 'object' && cause !== null && 'message' in cause
