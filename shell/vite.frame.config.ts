import { defineConfig } from 'vite'
import { serverBuild } from './vite.server-build.ts'

/** The frame's part on servers: the program of render workers. */
export default defineConfig(serverBuild('dist/frame/server', ['server/rendering/worker.ts']))
