const seconds = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2.1, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 15, 20]

/**
 * Where the ranges of browsers' figures end, in seconds (CLS has no unit); one more is open. What is kept of before was counted
 * with these: other ranges need another name.
 */
export const vitals = {
  LCP: { name: 'browser_lcp_seconds', help: 'Largest contentful paint', buckets: seconds },
  INP: {
    name: 'browser_inp_seconds',
    help: 'Interaction to next paint',
    buckets: [0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5],
  },
  CLS: {
    name: 'browser_cls',
    help: 'Cumulative layout shift',
    buckets: [0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  },
}

/** Above these a vital is rated poor: each is the end of a range. Source: web.dev/articles/vitals. */
export const poorAbove = { LCP: 4, INP: 0.5, CLS: 0.25 }

/** What a browser tells of a vital, in the unit of its ranges: times come in milliseconds. */
export const inUnitOfRanges = (name: keyof typeof vitals, value: number) =>
  name === 'CLS' ? value : value / 1_000
