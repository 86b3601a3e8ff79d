import { spawn } from 'node:child_process'

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
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))

  const end = (name: NodeJS.Signals) => endGroup(child.pid, name)
  let timer: ReturnType<typeof setTimeout> | undefined
  const onAbort = () => {
    // As the terminal does: every tool below knows it.
    end('SIGINT')
    timer = setTimeout(end, graceMs, 'SIGKILL')
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', () => {
        end('SIGKILL')
        setTimeout(
          () => [child.stdout, child.stderr].forEach((pipe) => pipe.destroy()),
          pipesMs,
        ).unref()
      })
      child.on('close', resolve)
    })
    signal?.throwIfAborted()
    return { code, stdout, stderr }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

function endGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
