import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from 'delivery'

/** A server as a process of its own. */
export interface Server {
  url: string
  /** Processor time used since it started. */
  readCpuSeconds(): Promise<number>
  stop(): Promise<void>
}

export interface Started extends Pick<Server, 'url' | 'stop'> {
  child: ChildProcess
  /** Rejects when the process ends. */
  ended: Promise<never>
}

/** Starts a server with this Node on a free port; it is ready when it says something. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string>,
): Promise<Started> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then((): never => {
    throw new Error(`${args.at(-1)} ended`)
  })
  ended.catch(() => undefined)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => undefined)
  }
  await Promise.race([once(child.stdout ?? child, 'data'), ended])
  return { url, child, ended, stop }
}
