import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from 'delivery'
import { root } from '../commands/settings.ts'

export interface Memory {
  /** Used after a full collection, in bytes. */
  heap: number
  /** Of the whole process, in bytes. */
  resident: number
}

export interface SmallShell {
  url: string
  readMemory(): Promise<Memory>
  stop(): Promise<void>
}

/** Collects when it is asked to, so that what is measured is what is kept. */
const collectOnDemand = `data:text/javascript,process.on('message',()=>{gc();process.send('done')})`

/** The built shell with little memory. Where the heap does not suffice it ends, and all that follows fails. */
export async function startSmallShell(options: {
  heapMegabytes: number
  env: Record<string, string>
}): Promise<SmallShell> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const token = randomUUID()
  const heap = `--max-old-space-size=${options.heapMegabytes}`
  const main = join(root, 'shell/dist/server/main.js')
  const child = spawn(process.execPath, [heap, '--expose-gc', '--import', collectOnDemand, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      SITE_URL: url,
      METRICS_TOKEN: token,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await ready(child)
  return {
    url,
    async readMemory() {
      child.send('collect')
      await once(child, 'message')
      const response = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const text = await response.text()
      return {
        heap: figureIn(text, 'nodejs_heap_size_used_bytes'),
        resident: figureIn(text, 'process_resident_memory_bytes'),
      }
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error('The shell ended')))
  })
}

function figureIn(metrics: string, name: string): number {
  const figure = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]
  if (!figure) throw new Error(`The metrics have no ${name}`)
  return Number(figure)
}
