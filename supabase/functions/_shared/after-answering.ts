/** Hosted functions are frozen once they have answered, unless they say that work goes on. */
export function afterAnswering(work: Promise<unknown>): void {
  const runtime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } })
    .EdgeRuntime
  runtime?.waitUntil(work)
}
