import { type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import getPort from 'get-port'
import { spawnDeno, stop } from './deno.ts'
import { log } from '../log.ts'

export interface Functions {
  /** Where a function answers, or null when there is no such function. Rejects when it does not start, or all have ended. */
  addressOf(name: string): Promise<string | null>
  close(): Promise<void>
}

const functionsFolder = join(import.meta.dirname, '../../functions')

/**
 * Runs functions as the hosted platform does: each in a Deno of its own from its first request on. One that dies is
 * started again.
 * @param environment the variables a function may read; it sees no others
 */
export function openFunctions(environment: Record<string, string>): Functions {
  const names = functionNames()
  const running = new Map<string, ReturnType<typeof startFunction>>()
  let isClosed = false
  const start = (name: string) => {
    if (isClosed) throw new Error(`function ${name} has ended with the backend`)
    const starting = startFunction(name, environment)
    running.set(name, starting)
    // The next request tries again.
    starting.catch(() => running.delete(name))
    return starting
  }
  return {
    addressOf: async (name) =>
      names.includes(name) ? (await (running.get(name) ?? start(name))).address : null,
    async close() {
      isClosed = true
      for (const one of await Promise.allSettled(running.values()))
        if (one.status === 'fulfilled') await one.value.stop()
    },
  }
}

async function startFunction(name: string, environment: Record<string, string>) {
  const port = await getPort({ host: '127.0.0.1' })
  const one = runFunction(name, port, environment)
  try {
    await one.ready
    return one
  } catch (error) {
    await one.stop()
    throw error
  }
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
    ready: Promise.race([untilListening(port, name, () => isStopping), ended]),
    stop: () => {
      isStopping = true
      return stop(child)
    },
  }
}

async function untilListening(
  port: number,
  name: string,
  isStopping: () => boolean,
): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!isStopping() && Date.now() < deadline) {
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
