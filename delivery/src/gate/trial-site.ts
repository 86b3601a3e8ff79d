import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../free-ports.ts'
import { gistOf } from './examination.ts'
import type { GateInput } from './gate-input.ts'
import { startProcess } from './own-process.ts'
import type { TrialFolder } from './trial-folder.ts'

/** A line of the shell's log. */
export interface LogLine {
  level: number
  event?: string
  path?: string
  status?: number
  error?: string
  reason?: string
  msg?: string
}

/** The live shell over a trial folder. */
export interface TrialSite {
  url: string
  /** What the shell has logged about a request for this path that was just answered, the line of the request itself apart. */
  takeLog(path: string): Promise<LogLine[]>
  /** Why there will be no more answers: what a shell that has ended said last, or that it is busy for ever. */
  lastWords(): Promise<string | null>
  stop(): Promise<void>
}

const deadlineMs = 30_000
const logPatienceMs = 2_000
const pulseMs = 5_000

/** @throws {Error} with what the shell said when it does not start */
export async function startTrialSite(
  { shellFolder, backend }: Pick<GateInput, 'shellFolder' | 'backend'>,
  trial: TrialFolder,
): Promise<TrialSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child, ended, isRunning, kill } = startProcess(join(shellFolder, 'server', 'main.js'), {
    ...trial.environment,
    LOG_LEVEL: 'debug',
    PORT: String(port),
    SITE_URL: url,
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
    BOOKING_URL: `${backend.url}/booking`,
  })
  let log: LogLine[] = []
  createInterface(child.stderr).on('line', (line) => log.push(parseLine(line)))
  const deadline = setTimeout(kill, deadlineMs)
  await Promise.race([once(child.stdout, 'data'), ended])
  clearTimeout(deadline)
  if (!isRunning()) throw new Error(`The shell does not start: ${log.map(describeLine).join('; ')}`)
  log = []

  return {
    url,
    async takeLog(path) {
      const deadline = performance.now() + logPatienceMs
      // The log comes through a pipe of its own, later than the answer perhaps.
      while (!log.some((line) => isAnswer(line, path)) && performance.now() < deadline)
        await delay(10)
      const lines = log.filter((line) => !isAnswer(line, line.path))
      log = []
      return lines
    },
    async lastWords() {
      if (!isRunning()) return gistOf(log.map(({ msg = '' }) => msg).join('\n'))
      return (await hasPulse(url)) ? null : 'it is busy for ever, so something there never ends'
    },
    async stop() {
      kill()
      await ended
    },
  }
}

async function hasPulse(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(pulseMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The access log's line ends what there is to say about a request. */
function isAnswer({ path: logged, status }: LogLine, path: string | undefined): boolean {
  return status !== undefined && logged === path
}

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return { level: 30, msg: line }
  }
}

/** The first line of what went wrong. */
export function describeLine({ error, reason, msg, event }: LogLine): string {
  return (error ?? reason ?? msg ?? event ?? '').split('\n')[0] ?? ''
}
