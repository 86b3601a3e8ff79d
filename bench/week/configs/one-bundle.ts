import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import monolith from '../../baselines/monolith/vite.config.ts'

/** All of the site in one script and one stylesheet. */
export default defineConfig(
  mergeConfig(monolith, {
    logLevel: 'error',
    build: {
      cssCodeSplit: false,
      outDir: resolve(import.meta.dirname, '../dist/one-bundle'),
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
)
