import { defineConfig } from 'vite'
import { serverBuild } from './vite.server-build.ts'

/** The frame's part on servers: the program of render workers. */
const { build, ...config } = serverBuild('dist/frame/server', ['server/rendering/worker.ts'])

// The browser's build has emptied the folder, and put something there.
export default defineConfig({ ...config, build: { ...build, emptyOutDir: false } })
