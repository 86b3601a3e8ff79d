import { inTurns } from '../running/in-turns.ts'
import { examineWithLighthouse } from '../running/lighthouse.ts'
import { ours, oursAgain } from './results.ts'

/**
 * Views a page of every candidate as often as `pairs` says, in turns.
 *
 * @param urls the page's addresses by candidate, ours among them
 * @returns milliseconds by candidate, then by figure: what was measured in the same round has the same place
 */
export async function timePage(
  urls: Readonly<Record<string, string>>,
  lighthousePort: number,
  pairs: number,
): Promise<Record<string, Record<string, number[]>>> {
  const all = Object.entries({ ...urls, [oursAgain]: urls[ours] ?? '' })
  const times: Record<string, Record<string, number[]>> = {}
  for (const [name, url] of inTurns(pairs, all)) {
    const series = (times[name] ??= {})
    for (const [figure, ms] of await viewSimulated(url, lighthousePort))
      (series[figure] ??= []).push(ms)
  }
  return times
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
}

/** Lighthouse's figures of one page view on a simulated telephone, in milliseconds. */
async function viewSimulated(url: string, port: number) {
  const lhr = await examineWithLighthouse(url, port, ['performance'])
  return Object.entries(audits).map(([name, audit]) => {
    const value = lhr.audits[audit]?.numericValue
    if (value === undefined) throw new Error(`${url}: Lighthouse has no ${audit}`)
    return [name, value] as const
  })
}
