import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { namesByContent } from 'shared-ui/output-names'
import { directIcons, drawnModules, pageSource } from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** The server without federation, built as the shell's is. */
export default defineConfig({
  root,
  plugins: [pageSource(), directIcons(), drawnModules(), react()],
  base: '/assets/',
  // Beside another version of it at the root, the shell's would not be found from here.
  ssr: { noExternal: ['lru-cache'] },
  build: {
    ssr: true,
    outDir: resolve(import.meta.dirname, 'dist'),
    assetsDir: '',
    assetsInlineLimit: 0,
    target: 'node24',
    emptyOutDir: true,
    emitAssets: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'unfederated.ts'),
      output: { assetFileNames: namesByContent().assetFileNames },
    },
  },
})
