import { AsyncLocalStorage } from 'node:async_hooks'

export const phases = ['load', 'loaders', 'render'] as const
export type Phase = (typeof phases)[number]

/** What a page's phases took: its remotes' code, its loaders or action, its render. */
export type PhaseSeconds = Record<Phase, number>

/** A part of a page: whose code, from when on in milliseconds since 1970, and for how long. */
export interface Timing {
  phase: Phase
  remote: string
  from: number
  ms: number
}

/** Whose code runs, for whom. */
export interface Activity {
  /** Number of the page. */
  job: number
  phase: Phase
  /** As `<remote>/<release>`: the owner of the page, and then those that show something in it. */
  releases: readonly string[]
}

const current = new AsyncLocalStorage<Activity>()
let tell: (activity: Activity | null) => void = () => {}

/** Has `listener` told, each time before code of a remote begins to run or goes on, and null when a page is done. Called once, by a render worker. */
export function traceTo(listener: (activity: Activity | null) => void): void {
  tell = listener
}

/** Runs all that `work` does, at once and later, for this page. */
export async function tracingPage<T>(job: number, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run({ job, phase: 'load', releases: [] }, work)
  } finally {
    tell(null)
  }
}

/** Runs a phase of the page. */
export function tracing<T>(phase: Phase, releases: readonly string[], work: () => T): T {
  const activity = { job: currentJob(), phase, releases }
  tell(activity)
  return current.run(activity, work)
}

/** The page for which something runs; 0 outside of any. */
export const currentJob = (): number => current.getStore()?.job ?? 0

/** Says again whose code goes on: something that it had waited for is there. */
export function traceOn(): void {
  const activity = current.getStore()
  if (activity) tell(activity)
}
