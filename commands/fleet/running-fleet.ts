import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, makeTemporaryFolder } from 'delivery'
import { root } from '../root.ts'
import { runTool } from '../processes/tools.ts'
import { bringHaproxy } from './haproxy.ts'

export type RunningFleet = Awaited<ReturnType<typeof startFleet>>

export interface FleetShell {
  pid: number
  port: number
}

/**
 * `npm run fleet` with data of its own, of what is built.
 *
 * @param env settings beside those
 * @throws {Error} when it ends before it is ready
 */
export async function startFleet(env: NodeJS.ProcessEnv) {
  await bringHaproxy()
  const [port, { path: dataFolder }] = [await freePort(), makeTemporaryFolder('plumbline-fleet-')]
  const child = spawn(process.execPath, [join(root, 'commands/fleet.ts')], {
    cwd: root,
    env: {
      ...process.env,
      SITE_IS_BUILT: '1',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = `http://localhost:${port}`
  const ended = once(child, 'exit')
  const isReady = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line === `ready ${url}` && resolve())
  })
  const failed = ended.then(() => {
    throw new Error('The fleet does not start')
  })
  await Promise.race([isReady, failed])
  return {
    url,
    dataFolder,
    /** Those that run now: one that ended is started again. */
    shells: () => shellsIn(join(dataFolder, 'fleet/')),
    /** Process of its object store. */
    storePid: async () =>
      (await processes()).find(({ env }) => env.includes(` OBJECTS=${dataFolder}/`))?.pid,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Shells whose data is under a folder. What one starts is told of no folder, but for a moment is its copy. */
async function shellsIn(folder: string): Promise<FleetShell[]> {
  const found = (await processes()).flatMap(({ pid, parent, env }) => {
    const [, port] = / PORT=(\d+)/.exec(env) ?? []
    return port && env.includes(` DATA_DIR=${folder}`) ? [{ pid, parent, port: Number(port) }] : []
  })
  return found.filter(({ parent }) => !found.some(({ pid }) => pid === parent))
}

/** All of this machine, with who started them, and their variables after what was typed. */
async function processes(): Promise<{ pid: number; parent: number; env: string }[]> {
  const { output } = await runTool('ps', ['axeww', '-o', 'pid=,ppid=,args='])
  const lines = output.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)
  return Array.from(lines, ([, pid, parent, env = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    env,
  }))
}
