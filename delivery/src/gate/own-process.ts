import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { atExit } from '../at-exit.ts'

export interface OwnProcess {
  child: ChildProcessByStdio<null, Readable, Readable>
  /** Resolves when it has ended, with all that it had started, and what it said has arrived. */
  ended: Promise<{ code: number | null; signal: string | null }>
  isRunning(): boolean
  /** By SIGKILL: code that loops for ever hears nothing else, and there is nothing in it to keep. */
  kill(): void
}

/** What has left the group may hold the pipes open for ever. */
const lastWordsMs = 1_000

/** Runs a file with this Node, in a process group of its own, which ends at the latest when this process exits. */
export function startProcess(file: string, env: Record<string, string>): OwnProcess {
  const child = spawn(process.execPath, [file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const kill = () => killGroup(child.pid)
  const forget = atExit(kill)
  const closed = once(child, 'close')
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    kill()
    forget()
    await Promise.race([closed, delay(lastWordsMs, undefined, { ref: false })])
    return { code: code as number | null, signal: signal as string | null }
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return { child, ended, isRunning, kill }
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
