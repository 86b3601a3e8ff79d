import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: [
      '../commands/test/own-temporary-folder.ts',
      '../commands/test/on-one-processor.ts',
    ],
    reporters: ['../commands/test/report-unit.ts'],
    retry: process.env['BAIL'] ? 0 : 1,
    // A busy machine may take longer over it than the five seconds that are usual.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 45_000 } },
    // Files share workers: a test leaves nothing behind.
    isolate: false,
    pool: 'threads',
  },
})
