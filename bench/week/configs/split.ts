import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import monolith from '../../baselines/monolith/vite.config.ts'

/** The site as one build, its chunks cut by the bundler. */
export default defineConfig(
  mergeConfig(monolith, {
    logLevel: 'error',
    build: { outDir: resolve(import.meta.dirname, '../dist/split') },
  }),
)
