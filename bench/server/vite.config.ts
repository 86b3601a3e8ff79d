import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { serverBuild } from '../../shell/vite.server-build.ts'

const at = (path: string) => resolve(import.meta.dirname, path)

/** The server without federation, built as the shell's is; the list of its packages lands in the root's dist, and nobody reads it. */
export default defineConfig({
  ...serverBuild(at('dist'), [at('unfederated.ts')]),
  root: at('../..'),
})
