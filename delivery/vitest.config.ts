import { defineConfig } from 'vitest/config'
import { retries } from '../commands/test/retries.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['../commands/test/report-unit.ts'],
    retry: retries,
    // Files share workers: a test leaves nothing behind.
    isolate: false,
    pool: 'threads',
  },
})
