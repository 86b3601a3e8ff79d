import react from '@vitejs/plugin-react'
import { reactModules } from 'shared-ui/react-modules'
import { defineConfig } from 'vite'

/** One program, packages and all. */
export default defineConfig({
  plugins: [reactModules(), react()],
  ssr: { noExternal: true, external: ['playwright-core'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/server',
    target: 'node24',
    emptyOutDir: true,
    emitAssets: false,
  },
})
