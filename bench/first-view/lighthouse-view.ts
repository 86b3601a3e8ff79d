import lighthouse from 'lighthouse'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Lighthouse's figures of one page view on a simulated telephone; times in milliseconds. */
interface LighthouseView {
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
  const lhr = await examineWithLighthouse(url, port, ['performance'])
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

const tries = 3

/** On a busy machine Chromium's trace sometimes lacks a piece; Lighthouse says so, or leaves a score out: it is run again. */
export async function examineWithLighthouse(
  url: string,
  port: number,
  categories: readonly string[],
): Promise<Result> {
  for (let left = tries; left > 0; left--) {
    const onlyCategories = [...categories]
    const lhr = (await lighthouse(url, { port, onlyCategories, logLevel: 'error' }))?.lhr
    const problem = lhr ? problemOf(lhr) : 'Lighthouse says nothing'
    if (lhr && !problem) return lhr
    console.error(`  ${url}: ${problem}`)
  }
  throw new Error(`${url}: Lighthouse failed ${tries} times`)
}

function problemOf({ runtimeError, categories }: Result): string | undefined {
  if (runtimeError) return runtimeError.message
  const unscored = Object.values(categories).find(({ score }) => score === null)
  return unscored && `no score for ${unscored.title}`
}
