import type { Browsers } from './browsers.ts'
import { compare, seriesOf, type Series } from './comparison.ts'
import { viewWithLighthouse } from './lighthouse-view.ts'
import type { Ratio } from './ratio.ts'
import { ours, oursAgain } from './candidate-names.ts'
import { measureInRounds } from './rounds.ts'
import { viewThrottled } from './throttled-view.ts'

/** How long one candidate's page takes. */
export interface PageTimes {
  /** Each view's figures, in milliseconds but for `cls` and `performance` (0–100). */
  lighthouse: Series
  throttled: Series
  /** Ours as a multiple of this one. */
  ours: { lighthouse: Record<string, Ratio>; throttled: Record<string, Ratio> }
}

/**
 * Views a page of every candidate as often as `pairs` says, in turns.
 *
 * @param urls the page's addresses by candidate, ours among them
 */
export async function timePage(
  urls: Readonly<Record<string, string>>,
  { browser, lighthousePort }: Browsers,
  pairs: number,
): Promise<Record<string, PageTimes>> {
  const all: Record<string, string> = { ...urls, [oursAgain]: urls[ours] ?? '' }
  const names = Object.keys(all)
  const measure = <T extends object>(view: (url: string) => Promise<T>) =>
    measureInRounds(names, pairs, (name) => view(all[name] ?? ''))
  const lighthouse = await measure((url) => viewWithLighthouse(url, lighthousePort))
  const throttled = await measure((url) => viewThrottled(browser, url))
  const seriesFor = (name: string) => ({
    lighthouse: seriesOf(lighthouse[name] ?? []),
    throttled: seriesOf(throttled[name] ?? []),
  })
  const own = seriesFor(ours)
  return Object.fromEntries(
    names.map((name): [string, PageTimes] => {
      const series = seriesFor(name)
      const against = {
        lighthouse: compare(own.lighthouse, series.lighthouse),
        throttled: compare(own.throttled, series.throttled),
      }
      return [name, { ...series, ours: against }]
    }),
  )
}
