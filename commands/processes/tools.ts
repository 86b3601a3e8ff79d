import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../root.ts'

const running = new Set<ChildProcess>()
let areOver = false

/** Whether tools were ended for good. */
export const areEnded = () => areOver

/** Time that tools have to end by themselves, in milliseconds. */
const patienceMs = 5_000

/** Ends all tools for good, with everything that they have started: Nx gives its tasks sessions of their own. */
export function endTools(): void {
  areOver = true
  const begun = familyOf([...running].flatMap(({ pid }) => pid ?? []))
  signal(begun, 'SIGTERM')
  setTimeout(() => signal(begun, 'SIGKILL'), patienceMs).unref()
}

/** The processes, and those that they have started, and so on. */
function familyOf(pids: readonly number[]): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = Array.from(table.matchAll(/(\d+) +(\d+)/g), (pair) => pair.slice(1).map(Number))
  const family = new Set(pids)
  for (const parent of family)
    for (const [pid = 0, ppid = 0] of pairs) if (ppid === parent) family.add(pid)
  return [...family]
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by itself.
    }
  }
}

/** Path of the first program of these names, in the folders of PATH and then in these. */
export function onPath(names: readonly string[], ...more: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...more]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
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
  if (areOver) return { isOk: false, output: '' }
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      // A process that stays, or one for each plugin, takes longer to begin than the workspace to read.
      NX_DAEMON: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      FORCE_COLOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      output += `${line}\n`
      onLine(line)
    })
  const [code] = (await once(child, 'close').finally(() => running.delete(child))) as unknown[]
  return { isOk: code === 0, output }
}

/** Long outputs end with what went wrong. */
export const lastLines = (output: string): string =>
  output.trimEnd().split('\n').slice(-30).join('\n')
