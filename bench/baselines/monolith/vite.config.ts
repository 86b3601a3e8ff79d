import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { namesByContent } from 'shared-ui/output-names'
import { reactModules } from 'shared-ui/react-modules'
import {
  directIcons,
  drawnModules,
  productionRouter,
  shortClassNames,
} from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'
import { otherClient } from './other-client.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The site as one build: the same sources and settings, without federation. */
export default defineConfig({
  root,
  // As the shell's, so that addresses of pictures in its HTML are right here too.
  base: '/assets/',
  plugins: [
    otherClient(resolve(import.meta.dirname, 'federation-client.ts')),
    directIcons(),
    shortClassNames(),
    productionRouter(),
    reactModules(),
    drawnModules(),
    react(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    manifest: 'vite-manifest.json',
    outDir: resolve(import.meta.dirname, 'dist'),
    assetsDir: '',
    rolldownOptions: {
      input: resolve(root, 'shell/src/entry-client.tsx'),
      output: { assetFileNames: namesByContent().assetFileNames },
    },
  },
})
