import { defineConfig } from 'vite'
import { serverBuild } from './vite.server-build.ts'

/** The front, and what tells a gate what a composition offers. */
export default defineConfig(
  serverBuild('dist/server', [
    'server/main.ts',
    'server/examine.ts',
    'server/traces/export-thread.ts',
  ]),
)
