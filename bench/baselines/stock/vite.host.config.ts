import { resolve } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { directIcons } from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'
import { remotes, shared } from './shared.ts'

/** The shell as a host of three remotes that it knows when it is built. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'host'),
  base: '/',
  plugins: [
    directIcons(),
    react(),
    ...federation({
      name: 'host',
      remotes: Object.fromEntries(
        remotes.map((name) => [name, { type: 'module', name, entry: `/${name}/remoteEntry.js` }]),
      ),
      shared,
      dts: false,
    }),
  ],
  build: { target: 'es2022', outDir: resolve(import.meta.dirname, 'dist'), emptyOutDir: true },
})
