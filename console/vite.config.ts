import { namesByContent } from 'shared-ui/output-names'
import { defineConfig } from 'vite'

/** What browsers are given: one stylesheet, its fonts, and the few lines that bring what is new. */
export default defineConfig({
  base: '/assets/',
  build: {
    outDir: 'dist/assets',
    assetsDir: '',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: false,
    rolldownOptions: { input: 'src/browser/main.ts', output: namesByContent() },
  },
})
