import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { atExit } from './at-exit.ts'

export interface OwnProcess {
  child: ChildProcess
  /** Resolves when it has ended, with all that it had started, and what it said has arrived. */
  ended: Promise<{ code: number | null; signal: string | null }>
  isRunning(): boolean
  /** By SIGKILL: code that loops for ever hears nothing else. */
  kill(): void
}

interface Program {
  /** Options of Node itself. */
  nodeOptions?: readonly string[]
  /** Beside what {@link surroundings} leaves of this process's. */
  env: Record<string, string>
  /** Leaves nothing of this process's environment. */
  isApart?: boolean
  /** Where it complains: to this process, which reads it, by default. */
  stderr?: 'pipe' | 'inherit' | number
  /** Opens descriptor 3: Node's channel for messages, or a stream of bytes both ways. */
  channel?: 'ipc' | 'pipe'
  /** Open files that it gets, from descriptor 4 on. */
  files?: readonly number[]
}

/** What has left the group may hold the pipes open for ever. */
const lastWordsMs = 1_000

/**
 * Runs a file with this Node, in a process group of its own, which ends at the latest when this process exits. What it
 * answers stands on its `stdout`.
 */
export function startProcess(
  file: string,
  { nodeOptions = [], env, isApart = false, stderr = 'pipe', channel, files = [] }: Program,
): OwnProcess {
  const child = spawn(process.execPath, [...nodeOptions, file], {
    env: { ...(!isApart && surroundings()), ...env },
    stdio: ['ignore', 'pipe', stderr, channel ?? 'ignore', ...files],
    detached: true,
  })
  const kill = () => killGroup(child.pid)
  const forget = atExit(kill)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const over = endOf(child).finally(() => {
    kill()
    forget()
  })
  const ended = over.then(async (end) => {
    await Promise.race([closed, delay(lastWordsMs, undefined, { ref: false })])
    return end
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return { child, ended, isRunning, kill }
}

/** Rejects when it never began. What cannot be told to it is told by its end. */
function endOf(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.on('error', (error) => child.pid === undefined && reject(error))
  })
}

const passedOn =
  /^(PATH|HOME|TMPDIR|LANG|TZ|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|https?_proxy|no_proxy)$/i

/**
 * Of this process's environment what says where it is: no keys, no settings that were meant for others, and no cache of
 * compiled code, for what a release leaves there would be run by programs that nobody suspects.
 */
export const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name)))

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
