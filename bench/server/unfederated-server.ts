import { join } from 'node:path'
import { startShell, type ShellSettings } from '../../shell/start-shell.ts'
import { buildWith } from '../running/build-with.ts'
import type { Server } from '../running/small-shell.ts'

/** Builds and starts the server of `unfederated.ts`, which takes the shell's settings. */
export async function startUnfederated(settings: ShellSettings): Promise<Server> {
  await buildWith(join(import.meta.dirname, 'vite.config.ts'))
  const main = join(import.meta.dirname, 'dist/unfederated.js')
  const { url, stop } = await startShell(settings, { main })
  const readCpuSeconds = async () => Number(await (await fetch(`${url}/cpu-seconds`)).text())
  return { url, stop, readCpuSeconds }
}
