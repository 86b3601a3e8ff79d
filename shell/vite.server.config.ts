import react from '@vitejs/plugin-react'
import { pageSource } from 'shared-ui/federation'
import { defineConfig } from 'vite'

/** The composition server, built without the federation plugin: it is the host itself. */
export default defineConfig({
  plugins: [pageSource(), react()],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node24',
    emptyOutDir: true,
    emitAssets: false,
  },
})
