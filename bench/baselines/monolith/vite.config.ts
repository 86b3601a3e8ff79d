import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { namesByContent } from 'shared-ui/output-names'
import { reactModules } from 'shared-ui/react-modules'
import { directIcons, drawnModules, productionRouter } from 'shared-ui/vite-plugins'
import { defineConfig, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** The shell asks this module for its remotes: here they are part of the same graph. */
function withoutFederation(): Plugin {
  return {
    name: 'without-federation',
    enforce: 'pre',
    resolveId(source, importer) {
      const isClient = source.endsWith('/federation/client.ts') && importer?.includes('/shell/src/')
      return isClient ? resolve(import.meta.dirname, 'federation-client.ts') : null
    },
  }
}

/** The site as one build: the same sources and settings, without federation. */
export default defineConfig({
  root,
  // As the shell's, so that addresses of pictures in its HTML are right here too.
  base: '/assets/',
  plugins: [
    withoutFederation(),
    directIcons(),
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
