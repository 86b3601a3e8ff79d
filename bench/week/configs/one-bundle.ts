import { defineConfig, mergeConfig } from 'vite'
import monolith from '../../baselines/monolith/vite.config.ts'

/** All of the site in one script and one stylesheet. */
export default defineConfig(
  mergeConfig(monolith, {
    build: {
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
)
