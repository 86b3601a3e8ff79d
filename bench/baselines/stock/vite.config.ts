import { resolve } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { directIcons, drawnModules } from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'
import { remotes } from './remotes.ts'

const root = resolve(import.meta.dirname, '../../..')
/** Which remote is built; the host without any. */
const remote = process.env['STOCK_REMOTE']

/** What must exist once, shared whole, as the guides have it. */
const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', '@mantine/core', 'zustand'].map((name) => [
    name,
    { singleton: true },
  ]),
)

/** The shell as a host of three remotes that it knows when it is built. */
const host = {
  name: 'host',
  remotes: Object.fromEntries(
    remotes.map((name) => [name, { type: 'module', name, entry: `/${name}/remoteEntry.js` }]),
  ),
}

/** A remote with the kit bundled in, as a package that everybody depends on. */
const exposing = (name: string) => ({
  name,
  filename: 'remoteEntry.js',
  exposes: {
    './routes': './routes.tsx',
    ...(name === 'leads' && { './contact-form': './contact-form.tsx' }),
  },
})

export default defineConfig({
  root: resolve(import.meta.dirname, remote ? 'remote' : 'host'),
  base: remote ? `/${remote}/` : '/',
  resolve: { alias: { '#routes': resolve(root, `mf-${remote}/src/routes.tsx`) } },
  plugins: [
    directIcons(),
    drawnModules(),
    react(),
    ...federation({ ...(remote ? exposing(remote) : host), shared, dts: false }),
  ],
  build: {
    target: 'es2022',
    outDir: resolve(import.meta.dirname, 'dist', remote ?? ''),
    emptyOutDir: true,
    ...(remote && {
      rolldownOptions: { input: resolve(import.meta.dirname, 'remote/routes.tsx') },
    }),
  },
})
