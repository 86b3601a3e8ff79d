import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { directIcons } from './vite-plugins.ts'

/** Vitest as every app uses it: a DOM for components; a test of queries says `// @vitest-environment node` on top. */
export const unitTests = defineConfig({
  plugins: [directIcons(), react()],
  test: {
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist/**', 'node_modules/**'],
    setupFiles: [fileURLToPath(new URL('unit-test-setup.ts', import.meta.url))],
    reporters: [fileURLToPath(new URL('../commands/test/report-unit.ts', import.meta.url))],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
