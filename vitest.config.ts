import { defineConfig } from 'vitest/config'
import { retries } from './commands/test/retries.ts'

/** Unit tests of what is no package: commands and bench. */
export default defineConfig({
  test: {
    include: ['{commands,bench}/**/*.test.ts'],
    reporters: ['./commands/test/report-unit.ts'],
    retry: retries,
  },
})
