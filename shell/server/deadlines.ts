/** Longest waits of the server, in milliseconds: one for each phase in which a remote can keep a page waiting. */
export const deadlines = {
  /** The registry is read. */
  registry: 5_000,
  /** A release is brought from the store and checked. */
  release: 5_000,
  /** A module of a verified release is imported. */
  module: 3_000,
  /** A page's code and data come. */
  loaders: 8_000,
  /** A posted form is dealt with: longer, for what was sent must not be sent twice. */
  action: 20_000,
  /** A page is rendered. Nothing can interrupt that; a release that overruns is not asked again for a while. */
  render: 2_000,
} as const

export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** @throws {DeadlineError} with the message when `work` is not done in time; what comes of it later is dropped */
export async function withDeadline<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(message)), ms)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
