import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from 'delivery'
import { buildWith } from '../running/build-with.ts'
import type { SmallShell } from '../running/small-shell.ts'

/** Builds and starts the server of `unfederated.ts`. */
export async function startUnfederated(
  env: Record<string, string>,
): Promise<Omit<SmallShell, 'readMemory'>> {
  await buildWith(join(import.meta.dirname, 'vite.config.ts'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = fork(join(import.meta.dirname, 'dist/unfederated.js'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const isReady = await Promise.race([
    new Promise((ready) => child.stdout?.once('data', () => ready(true))),
    ended.then(() => false),
  ])
  if (!isReady) throw new Error('The server without federation ended')
  return {
    url,
    readCpuSeconds: async () => Number(await (await fetch(`${url}/cpu-seconds`)).text()),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
