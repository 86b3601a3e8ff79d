import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    reporters: ['../commands/test/report-unit.ts'],
    retry: process.env['BAIL'] ? 0 : 1,
    silent: 'passed-only',
    include: ['**/*.test.ts'],
    // Starting the embedded database for the first time takes a few seconds.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 45_000 } },
    // Every file has a database of its own, so that files may share workers, and with them the compiled Postgres.
    isolate: false,
    pool: 'threads',
    // More than two databases at once only wait for each other.
    maxWorkers: 2,
  },
})
