import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Surroundings {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Ends what was started, with all that it started. */
  signal?: AbortSignal | undefined
}

export interface Ending {
  /** Null when a signal ended it. */
  code: number | null
  stdout: string
  stderr: string
}

/** How long an interrupted command has to tidy up, in milliseconds. */
const graceMs = 15_000
/** How long what left the group may keep our pipes open, in milliseconds. */
const pipesMs = 5_000

/** Runs a command in a process group of its own; nothing of the group outlives it. Rejects when it was interrupted. */
export async function runInGroup(
  [command = '', ...args]: readonly string[],
  { cwd, env = process.env, signal }: Surroundings,
): Promise<Ending> {
  signal?.throwIfAborted()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (said[name] += chunk.toString()))

  let timer: ReturnType<typeof setTimeout> | undefined
  const onAbort = () => {
    // As the terminal does: every tool below knows it.
    endGroup(child.pid, 'SIGINT')
    timer = setTimeout(endGroup, graceMs, child.pid, 'SIGKILL')
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  child.once('exit', () => {
    endGroup(child.pid, 'SIGKILL')
    setTimeout(
      () => [child.stdout, child.stderr].forEach((pipe) => pipe.destroy()),
      pipesMs,
    ).unref()
  })
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    signal?.throwIfAborted()
    return { code, ...said }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

function endGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal)
  } catch {
    // All of it has ended.
  }
}
