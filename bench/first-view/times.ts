import { examineWithLighthouse } from '../running/lighthouse.ts'
import { ours, oursAgain, type Series } from './results.ts'

/**
 * Views a page of every candidate as often as `pairs` says, in turns.
 *
 * @param urls the page's addresses by candidate, ours among them
 */
export async function timePage(
  urls: Readonly<Record<string, string>>,
  lighthousePort: number,
  pairs: number,
): Promise<Record<string, Series>> {
  const all: Record<string, string> = { ...urls, [oursAgain]: urls[ours] ?? '' }
  const views = await measureInRounds(all, pairs, (url) => viewSimulated(url, lighthousePort))
  return Object.fromEntries(Object.keys(all).map((name) => [name, seriesOf(views[name])]))
}

type View = Record<string, number>

/**
 * Measures each candidate once a round, in an order that turns round every time, so that a slow moment of the machine and
 * a place in the order meet all alike. What was measured in the same round belongs together.
 */
async function measureInRounds(
  urls: Readonly<Record<string, string>>,
  rounds: number,
  measure: (url: string) => Promise<View>,
): Promise<Record<string, View[]>> {
  const views: Record<string, View[]> = {}
  const candidates = Object.entries(urls)
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of round % 2 ? candidates.toReversed() : candidates)
      (views[name] ??= []).push(await measure(url))
  return views
}

/** Turns views, one after the other, into lists of each figure. */
const seriesOf = (views: readonly View[] = []): Series =>
  Object.fromEntries(
    Object.keys(views[0] ?? {}).map((name) => [name, views.map((view) => view[name] ?? NaN)]),
  )

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
}

/** Lighthouse's figures of one page view on a simulated telephone, in milliseconds. */
async function viewSimulated(url: string, port: number): Promise<View> {
  const lhr = await examineWithLighthouse(url, port, ['performance'])
  return Object.fromEntries(
    Object.entries(audits).map(([name, audit]) => {
      const value = lhr.audits[audit]?.numericValue
      if (value === undefined) throw new Error(`${url}: Lighthouse has no ${audit}`)
      return [name, value]
    }),
  )
}
