import lighthouse from 'lighthouse'

/** Lighthouse's figures of one page view on a simulated telephone; times in milliseconds. */
export interface LighthouseView {
  fcp: number
  lcp: number
  tbt: number
  /** Layout shift, a score without unit. */
  cls: number
  /** 0–100. */
  performance: number
  /** Until the first byte of the document, not throttled. */
  ttfb: number
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  ttfb: 'server-response-time',
} as const

/** Views a page in the Chromium that listens on `port`. */
export async function viewWithLighthouse(url: string, port: number): Promise<LighthouseView> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
  const { lhr } = result
  const problem = lhr.runtimeError?.message ?? lhr.runWarnings[0]
  if (problem) throw new Error(`${url}: ${problem}`)
  const figure = (name: keyof typeof audits) => {
    const value = lhr.audits[audits[name]]?.numericValue
    if (value === undefined) throw new Error(`${url}: Lighthouse has no ${audits[name]}`)
    return value
  }
  return {
    fcp: figure('fcp'),
    lcp: figure('lcp'),
    tbt: figure('tbt'),
    cls: figure('cls'),
    performance: Math.round((lhr.categories['performance']?.score ?? NaN) * 100),
    ttfb: figure('ttfb'),
  }
}
