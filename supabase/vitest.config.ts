import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Also in a fresh clone, where nobody knows yet which file takes longest. */
class LeadCheckerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith('/lead-checker.test.ts')
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    reporters: ['../commands/test/report-unit.ts'],
    retry: process.env['BAIL'] ? 0 : 1,
    silent: 'passed-only',
    include: ['**/*.test.ts'],
    // Starting the embedded database for the first time takes a few seconds.
    hookTimeout: 240_000,
    testTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LeadCheckerFirst },
    // Every file has a database of its own, so that files may share workers, and with them the compiled Postgres.
    isolate: false,
    pool: 'threads',
    // More than two databases at once only wait for each other.
    maxWorkers: 2,
  },
})
