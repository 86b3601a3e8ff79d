import { spawn, type ChildProcess } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { log } from './log.ts'
import { cacheFolder, denoBinary } from './node-modules.ts'

export interface Functions {
  /** Where a function answers, or null when there is no such function. */
  addressOf(name: string): string | null
  close(): Promise<void>
}

const functionsFolder = join(import.meta.dirname, '..', 'functions')

/**
 * Runs every function as the hosted platform does: each in a Deno of its own. One that dies is started again.
 * @param environment the variables a function may read; it sees no others
 */
export async function startFunctions(environment: Record<string, string>): Promise<Functions> {
  const running = await Promise.all(
    functionNames().map(async (name) => [name, await startFunction(name, environment)] as const),
  )
  const byName = new Map(running)
  return {
    addressOf: (name) => byName.get(name)?.address ?? null,
    close: async () => void (await Promise.all(running.map(([, child]) => child.stop()))),
  }
}

const functionNames = () =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)

async function startFunction(name: string, environment: Record<string, string>) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let stopping = false
  let diedAt = 0

  const start = () => {
    child = spawnDeno(name, port, environment)
    child.on('exit', (code) => {
      const pause = Date.now() - diedAt < 5_000 ? 2_000 : 100
      diedAt = Date.now()
      setTimeout(() => {
        if (stopping) return
        log(`function ${name} ended (${code ?? child.signalCode}); starting it again`)
        start()
      }, pause).unref()
    })
  }
  start()
  await untilListening(port, name)
  return {
    address,
    stop: async () => {
      stopping = true
      await stop(child)
    },
  }
}

function spawnDeno(name: string, port: number, environment: Record<string, string>): ChildProcess {
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--no-prompt',
      '--no-remote',
      '--cached-only',
      '--no-lock',
      '--node-modules-dir=manual',
      '--allow-env',
      allowNet(environment),
      `--preload=${join(import.meta.dirname, 'follow-parent.ts')}`,
      join(functionsFolder, name, 'index.ts'),
    ],
    {
      env: {
        ...environment,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_DIR: cacheFolder('deno'),
        NO_COLOR: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) {
        if (line && !line.startsWith('Listening on')) log(`${name}: ${line}`)
      }
    })
  }
  return child
}

/** Nothing but this machine, unless the mail goes out to a real server. */
function allowNet({ SMTP_URL = '' }: Record<string, string>): string {
  const isLocal = /^smtps?:\/\/(?:[^@/]*@)?(?:127\.0\.0\.1|localhost)(?::|\/|$)/.test(SMTP_URL)
  return isLocal ? '--allow-net=127.0.0.1,localhost' : '--allow-net'
}

async function untilListening(port: number, name: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (await accepts(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`function ${name} did not start within 30 seconds`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await gone
  clearTimeout(force)
}
