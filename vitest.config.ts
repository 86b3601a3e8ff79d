import { defineConfig } from 'vitest/config'

/** Unit tests of what is no package: commands, bench and the generator. */
export default defineConfig({
  test: {
    include: ['{commands,bench,tools}/**/*.test.ts'],
    globalSetup: ['./commands/test/own-temporary-folder.ts'],
    reporters: ['./commands/test/report-unit.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 45_000 } },
    retry: process.env['BAIL'] ? 0 : 1,
    // Files share workers: a test leaves nothing behind.
    isolate: false,
    pool: 'threads',
  },
})
