/** Names in `Server-Timing` of a document whose trace is told: the trace (W3C Trace Context), and with what its browser tells of it. */
export const traceparentName = 'traceparent'
export const traceTokenName = 'trace'

/** What the server said of this document in `Server-Timing`. */
export function toldBeside(name: string): string | undefined {
  return navigationTiming()?.serverTiming?.find((told) => told.name === name)?.description
}

export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}
