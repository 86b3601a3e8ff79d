import { resolve } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { directIcons, drawnModules } from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'
import { root, shared } from './shared.ts'

const remote = process.env['STOCK_REMOTE'] ?? ''

/** A remote with the kit bundled in, as a package that everybody depends on. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'remote'),
  base: `/${remote}/`,
  resolve: { alias: { '#routes': resolve(root, `mf-${remote}/src/routes.tsx`) } },
  plugins: [
    directIcons(),
    drawnModules(),
    react(),
    ...federation({
      name: remote,
      filename: 'remoteEntry.js',
      exposes: {
        './routes': './routes.tsx',
        ...(remote === 'leads' && { './contact-form': './contact-form.tsx' }),
      },
      shared,
      dts: false,
    }),
  ],
  build: {
    target: 'es2022',
    outDir: resolve(import.meta.dirname, 'dist', remote),
    emptyOutDir: true,
    rolldownOptions: { input: resolve(import.meta.dirname, 'remote/routes.tsx') },
  },
})
