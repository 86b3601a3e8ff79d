import { type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import getPort from 'get-port'
import { spawnDeno, stop } from './deno.ts'
import { log } from './log.ts'

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
  const ports = await Promise.all(functionNames().map(() => getPort({ host: '127.0.0.1' })))
  const running = new Map(
    functionNames().map((name, index) => [name, runFunction(name, ports[index] ?? 0, environment)]),
  )
  const close = async () => {
    await Promise.all([...running.values()].map((one) => one.stop()))
  }
  try {
    await Promise.all([...running.values()].map((one) => one.ready))
  } catch (error) {
    await close()
    throw error
  }
  return { addressOf: (name) => running.get(name)?.address ?? null, close }
}

const functionNames = () =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)

function runFunction(name: string, port: number, environment: Record<string, string>) {
  let child: ChildProcess
  let isStopping = false
  let diedAt = 0

  const start = () => {
    child = spawnDeno(name, join(functionsFolder, name, 'index.ts'), port, environment)
    child.on('exit', (code) => {
      const pause = Date.now() - diedAt < 5_000 ? 2_000 : 100
      diedAt = Date.now()
      setTimeout(() => {
        if (isStopping) return
        log(`function ${name} ended (${code ?? child.signalCode}); starting it again`)
        start()
      }, pause).unref()
    })
  }
  start()
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(`function ${name} ended before it listened`)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    ready: Promise.race([untilListening(port, name), ended]),
    stop: () => {
      isStopping = true
      return stop(child)
    },
  }
}

async function untilListening(port: number, name: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (await accepts(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`function ${name} did not start within a minute`)
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
