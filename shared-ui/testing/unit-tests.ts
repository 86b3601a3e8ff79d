import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { directIcons } from '../vite-plugins.ts'

/** Vitest as every app uses it: a DOM for `*.test.tsx`; a `*.test.ts` that needs one says so on top. */
export const unitTests = defineConfig({
  plugins: [directIcons(), react()],
  test: {
    projects: [
      { extends: true, test: { name: 'node', include: ['**/*.test.ts'] } },
      { extends: true, test: { name: 'dom', include: ['**/*.test.tsx'], environment: 'jsdom' } },
    ],
    // Files share workers, so that React and Mantine are read once: a test leaves nothing behind.
    isolate: false,
    pool: 'threads',
    exclude: ['dist/**', 'node_modules/**'],
    setupFiles: [fileURLToPath(new URL('unit-test-setup.ts', import.meta.url))],
    retry: process.env['BAIL'] ? 0 : 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A busy machine may take longer over it than the one second that is usual.
    expect: { poll: { timeout: 45_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
