import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { spawnDeno, stop, untilListening } from './deno.ts'
import { log } from '../log.ts'

export type Functions = ReturnType<typeof openFunctions>

const functionsFolder = join(import.meta.dirname, '../../functions')

/**
 * Runs functions as the hosted platform does: each in a Deno of its own from its first request on. One that dies is
 * started again by the next.
 * @param environment the variables a function may read; it sees no others
 */
export function openFunctions(environment: Record<string, string | undefined>) {
  const names = functionNames()
  const running = new Map<string, { child: ChildProcess; address: Promise<string> }>()
  let isClosed = false
  const start = (name: string) => {
    if (isClosed) throw new Error(`function ${name} has ended with the backend`)
    const child = spawnDeno(name, join(functionsFolder, name, 'index.ts'), environment)
    const address = untilListening(child, name)
    address.catch(() => stop(child))
    child.once('exit', (code) => {
      running.delete(name)
      if (isClosed) return
      log(`function ${name} ended (${code ?? child.signalCode}); the next request starts it again`)
    })
    const started = { child, address }
    running.set(name, started)
    return started
  }
  return {
    /** Where a function answers, or null when there is no such function. Rejects when it does not start, or all have ended. */
    addressOf: async (name: string): Promise<string | null> =>
      names.includes(name) ? (running.get(name) ?? start(name)).address : null,
    async close() {
      isClosed = true
      await Promise.all(Array.from(running.values(), ({ child }) => stop(child)))
    },
  }
}

const functionNames = () =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
