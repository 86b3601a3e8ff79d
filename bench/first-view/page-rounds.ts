import type { Browsers } from './browsers.ts'
import { ours, type Candidate } from './candidates.ts'
import { compare, seriesOf, type Series } from './comparison.ts'
import { viewWithLighthouse } from './lighthouse-view.ts'
import type { OwnerOf } from './owners.ts'
import { figuresOf, type PageFigures } from './page-figures.ts'
import type { CandidateFigures } from './results.ts'
import { measureInRounds } from './rounds.ts'
import { viewThrottled } from './throttled-view.ts'

/** Our site measured once more, as if it were a baseline: what is not 1 there is the machine's noise. */
export const oursAgain = 'ours again'

interface Measuring {
  path: string
  candidates: readonly Candidate[]
  browsers: Browsers
  ownerOf: OwnerOf
  pairs: number
}

/**
 * All figures of one page by candidate.
 *
 * @throws when a candidate's page is not what it should be: something did not come, or nothing took it over
 */
export async function measurePage({
  path,
  candidates,
  browsers: { browser, lighthousePort },
  ownerOf,
  pairs,
}: Measuring): Promise<Record<string, CandidateFigures>> {
  const urls: Record<string, string> = {}
  const looks: Record<string, PageFigures> = {}
  for (const candidate of candidates) {
    const { name } = candidate
    const url = candidate.urls[path]
    if (!url) continue
    urls[name] = url
    looks[name] = await figuresOf(browser, url, name === ours ? ownerOf : null)
    assertWorthMeasuring(url, looks[name], candidate)
  }
  urls[oursAgain] = urls[ours] ?? ''
  looks[oursAgain] = looks[ours] as PageFigures

  const names = Object.keys(urls)
  const measure = <T extends object>(view: (url: string) => Promise<T>) =>
    measureInRounds(names, pairs, (name) => view(urls[name] ?? ''))
  const lighthouse = await measure((url) => viewWithLighthouse(url, lighthousePort))
  const throttled = await measure((url) => viewThrottled(browser, url))
  const own = { lighthouse: seriesIn(lighthouse, ours), throttled: seriesIn(throttled, ours) }
  return Object.fromEntries(
    Object.entries(looks).map(([name, figures]) => {
      const views = { lighthouse: seriesIn(lighthouse, name), throttled: seriesIn(throttled, name) }
      const against = {
        lighthouse: compare(own.lighthouse, views.lighthouse),
        throttled: compare(own.throttled, views.throttled),
      }
      return [name, { ...figures, ...views, ours: against }]
    }),
  )
}

function seriesIn(views: Record<string, object[]>, name: string): Series {
  return seriesOf(views[name] ?? [])
}

function assertWorthMeasuring(url: string, figures: PageFigures, { name, takeover }: Candidate) {
  const problems = [...figures.problems]
  if (figures.takeover !== takeover)
    problems.push(`the server's HTML is ${figures.takeover}, not ${takeover}`)
  if (problems.length > 0) throw new Error(`${name}: ${url}: ${problems.join('; ')}`)
}
