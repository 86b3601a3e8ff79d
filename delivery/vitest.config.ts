import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../commands/test/own-temporary-folder.ts'],
    reporters: ['../commands/test/report-unit.ts'],
    retry: process.env['BAIL'] ? 0 : 1,
    // Files share workers: a test leaves nothing behind.
    isolate: false,
    pool: 'threads',
  },
})
