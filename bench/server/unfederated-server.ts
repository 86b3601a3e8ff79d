import { join } from 'node:path'
import { buildWith } from '../running/build-with.ts'
import { startServer, type Server } from '../running/server.ts'

/** Builds and starts the server of `unfederated.ts`. */
export async function startUnfederated(env: Record<string, string>): Promise<Server> {
  await buildWith(join(import.meta.dirname, 'vite.config.ts'))
  const main = join(import.meta.dirname, 'dist/unfederated.js')
  const { url, stop } = await startServer([main], env)
  const readCpuSeconds = async () => Number(await (await fetch(`${url}/cpu-seconds`)).text())
  return { url, stop, readCpuSeconds }
}
