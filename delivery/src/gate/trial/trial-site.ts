import { setTimeout as delay } from 'node:timers/promises'
import { gistOf } from './examination.ts'
import type { GateInput, LogLine } from '../gate-input.ts'
import type { TrialFolder } from './trial-folder.ts'

/** The live shell over a trial folder. */
export type TrialSite = Awaited<ReturnType<typeof startTrialSite>>

const logPatienceMs = 2_000
const pulseMs = 5_000

/** @throws {Error} with what the shell said when it does not start */
export async function startTrialSite(
  { startShell, backend }: Pick<GateInput, 'startShell' | 'backend'>,
  { path, settings }: TrialFolder,
) {
  let log: LogLine[] = []
  const { url, ended, isRunning, kill } = await startShell(
    {
      ...settings,
      LOG_LEVEL: 'debug',
      RENDER_WORKERS: 1,
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.anonKey,
      BOOKING_URL: `${backend.url}/booking`,
    },
    { env: { TMPDIR: path }, onLog: (line) => log.push(line) },
  ).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}: ${log.map(describeLine).join('; ')}`)
  })
  log = []

  return {
    url,
    /** What the shell has logged about a request for this path that was just answered, the line of the request itself apart. */
    async takeLog(path: string): Promise<LogLine[]> {
      const deadline = performance.now() + logPatienceMs
      // The log comes through a pipe of its own, later than the answer perhaps.
      while (!log.some((line) => isAnswer(line, path)) && performance.now() < deadline)
        await delay(10)
      const lines = log.filter((line) => !isAnswer(line, line.path))
      log = []
      return lines
    },
    /** Why there will be no more answers: what a shell that has ended said last, or that it is busy for ever. */
    async lastWords(): Promise<string | null> {
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
const isAnswer = ({ path: logged, status }: LogLine, path: string | undefined): boolean =>
  status !== undefined && logged === path

/** The first line of what went wrong. */
export const describeLine = ({ error, reason, text, msg, event }: LogLine): string =>
  (error ?? reason ?? text ?? msg ?? event ?? '').split('\n')[0] ?? ''
