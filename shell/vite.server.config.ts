import react from '@vitejs/plugin-react'
import { directIcons, pageSource } from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'

/** The composition server, built without the federation plugin: it is the host itself. */
export default defineConfig({
  plugins: [pageSource(), directIcons(), react()],
  // Addresses of pictures must come out as in the browser build.
  base: '/assets/',
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    assetsDir: '',
    assetsInlineLimit: 0,
    target: 'node24',
    emptyOutDir: true,
    emitAssets: false,
  },
})
