import { resolve } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { directIcons, drawnModules, pageSource } from 'shared-ui/vite-plugins'
import { defineConfig } from 'vite'
import { otherClient } from '../../baselines/monolith/other-client.ts'
import { app, slots } from './app.ts'

/** The plugin as its documentation shows it: singletons that host and remotes share, names of files as Vite gives them. */
const isHost = app === 'shell'
const packages = ['react', 'react-dom', 'react-router-dom', 'shared-ui']

export default defineConfig({
  base: isHost ? '/assets/' : `/remotes/${app}/`,
  plugins: [
    pageSource(),
    directIcons(),
    drawnModules(),
    isHost && otherClient(resolve(import.meta.dirname, 'stock-client.ts')),
    react(),
    federation({
      name: app,
      filename: 'remoteEntry.js',
      exposes: isHost
        ? {}
        : {
            './routes': './src/routes.tsx',
            ...Object.fromEntries(Object.entries(slots).map(([slot, path]) => [`./${slot}`, path])),
          },
      remotes: isHost
        ? Object.fromEntries(
            ['catalogue', 'leads', 'resources'].map((remote) => [
              remote,
              { type: 'module', name: remote, entry: `/remotes/${remote}/remoteEntry.js` },
            ]),
          )
        : {},
      shared: Object.fromEntries(packages.map((key) => [key, { singleton: true }])),
      dts: false,
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'vite-manifest.json',
    emptyOutDir: true,
    rolldownOptions: { input: isHost ? 'src/entry-client.tsx' : 'src/routes.tsx' },
  },
})
