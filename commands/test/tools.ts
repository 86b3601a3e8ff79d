import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../settings.ts'

/** What has been started and has not ended, each the leader of a group of its own. */
const running = new Set<ChildProcess>()

/** Time that a tool has to end by itself, in milliseconds. */
const patienceMs = 5_000

/** Ends all tools, with everything that they have started. */
export function endTools(): void {
  signalTools('SIGTERM')
  setTimeout(() => signalTools('SIGKILL'), patienceMs).unref()
}

function signalTools(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
}

interface ToolOptions {
  env?: NodeJS.ProcessEnv
  onLine?: (line: string) => void
}

/**
 * Runs a tool, handing on each line of its output as it comes.
 *
 * @returns whether it succeeded, and its whole output
 */
export async function runTool(
  command: string,
  args: readonly string[],
  { env = {}, onLine = () => {} }: ToolOptions = {},
): Promise<{ isOk: boolean; output: string }> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      output += `${line}\n`
      onLine(line)
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => running.delete(child))
  return { isOk: code === 0, output }
}

/** Long outputs end with what went wrong. */
export function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-30).join('\n')
}
