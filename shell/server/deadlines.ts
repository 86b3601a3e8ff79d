import { withDeadline } from '../src/with-deadline.ts'

/** Longest waits of the server, in milliseconds: one for each phase in which a remote can keep a page waiting. */
export const deadlines = {
  /** The registry is read. */
  registry: 5_000,
  /** A release is brought from the store and checked. */
  release: 5_000,
  /** What a revoked key had signed is looked for anew: pages wait for it, and then do without. */
  anew: 2_000,
  /** Before it is ready, a starting shell imports its remotes' code: longer, for a busy machine starts other things too. */
  start: 15_000,
  /** Another frame takes its first page: until then the one before is served, and the registry waits for it. */
  frame: 5_000,
  /** A module of a verified release is imported. */
  module: 3_000,
  /** A page's code and data come. */
  loaders: 8_000,
  /** A posted form is dealt with: longer, for what was sent must not be sent twice. */
  action: 20_000,
  /** A page is rendered. Nothing can interrupt that; a release that overruns is not asked again for a while. */
  render: 2_000,
} as const

/** What the server's work fails with when its deadline has passed. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * @param ms the longest wait, in milliseconds
 * @param message what is said of `work` when it is not done by then
 * @throws {DeadlineError} with that message; what comes of the work later is dropped
 */
export const inTime = <T>(work: Promise<T>, ms: number, message: string): Promise<T> =>
  withDeadline(work, ms, () => new DeadlineError(message))
