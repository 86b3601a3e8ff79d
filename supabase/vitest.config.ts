import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    reporters: ['../commands/test/report-unit.ts'],
    silent: 'passed-only',
    include: ['**/*.test.ts'],
    // Starting the embedded database for the first time takes a few seconds.
    hookTimeout: 240_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Every file has a database of its own; more than two at once only wait for each other.
    maxWorkers: 2,
  },
})
