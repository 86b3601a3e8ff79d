import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, startProcess, type LogLine, type OwnProcess } from 'delivery'
import type * as v from 'valibot'
import { shellSettings } from './server/settings.ts'

type Variables = v.InferInput<v.ObjectSchema<typeof shellSettings, undefined>>

/** What a shell is told when it starts: the settings of its schema, of which those without a default must be there. */
export type ShellSettings = { [Name in keyof Variables]: Variables[Name] | number }

/** These settings as environment variables, and nothing else. */
export function environmentOf(settings: ShellSettings): Record<string, string> {
  const given = new Map<string, string | number | undefined>(Object.entries(settings))
  return Object.fromEntries(
    Object.keys(shellSettings).flatMap((name) => {
      const value = given.get(name)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
}

export interface ShellOptions {
  /** Another build than that of this working tree. */
  main?: string
  nodeOptions?: readonly string[]
  /** Variables that are no settings. */
  env?: Record<string, string>
  /** Takes its log instead of this process's own. */
  onLog?: (line: LogLine) => void
  /** A file descriptor that takes its log. */
  logFile?: number | 'inherit'
}

const builtMain = join(import.meta.dirname, 'dist/server/main.js')

/**
 * Every page passes the shell as bytes of some kilobytes, for which V8 would collect its small heap (this is in megabytes) eight
 * times a second, a fifth of a page's time. And no signal opens its debugger, which would tell its secrets.
 */
const nodeOptions = ['--initial-old-space-size=128', '--disable-sigusr1']

/** The one place where a shell becomes a process. It is not ready yet. */
export function spawnShell(settings: ShellSettings, options: ShellOptions = {}): OwnProcess {
  const { main = builtMain, env = {}, onLog, logFile = 'inherit', ...program } = options
  const shell = startProcess(main, {
    ...program,
    channel: 'ipc',
    nodeOptions: [...nodeOptions, ...(program.nodeOptions ?? [])],
    env: { NODE_ENV: 'production', ...environmentOf(settings), ...env },
    stderr: onLog ? 'pipe' : logFile,
  })
  const { stderr } = shell.child
  if (onLog && stderr) createInterface(stderr).on('line', (line) => onLog(parseLine(line)))
  return shell
}

export interface RunningShell extends OwnProcess {
  url: string
  /** Lets it finish its answers first. */
  stop(): Promise<void>
}

const startMs = 60_000

/**
 * Starts a shell and waits until it is ready, on a free port where the settings name none.
 *
 * @throws {Error} when it ends, or hangs, before
 */
export async function startShell(
  settings: ShellSettings,
  options?: ShellOptions,
): Promise<RunningShell> {
  const { PORT = await freePort() } = settings
  const shell = spawnShell({ ...settings, PORT }, options)
  const { child, ended, isRunning, kill } = shell
  const deadline = setTimeout(kill, startMs)
  await Promise.race([new Promise((ready) => child.stdout?.once('data', ready)), ended])
  clearTimeout(deadline)
  if (!isRunning()) throw new Error('The shell does not start')
  return {
    ...shell,
    url: `http://localhost:${PORT}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return { level: 30, msg: line }
  }
}
