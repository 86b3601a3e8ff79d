import { withTrialSite } from '../../commands/site/trial-site.ts'
import { withBrowsers, type Browsers } from '../running/browsers.ts'
import { describeRun } from '../running/machine.ts'
import { startCandidates, type Candidate } from './candidates.ts'
import { measureNavigation } from './navigation.ts'
import { figuresOf } from './page-figures.ts'
import { pages } from '../baselines/pages.ts'
import type { FirstViewResults } from './results.ts'
import { visitSlowly } from './slow-visit.ts'
import { timePage } from './times.ts'

/** Views of each page by each candidate; with 0 only what is the same on every machine is measured. */
const pairs = Number(process.env['BENCH_PAIRS'] ?? 5)

/** The first view of each kind of page, and going from page to page, beside the same site built and served otherwise. */
export function measureFirstView(): Promise<FirstViewResults> {
  return withTrialSite(({ url }) =>
    withBrowsers(async (browsers) => {
      const { candidates, stop } = await startCandidates(url)
      return measure(candidates, browsers).finally(stop)
    }),
  )
}

async function measure(
  candidates: readonly Candidate[],
  browsers: Browsers,
): Promise<FirstViewResults> {
  const results: FirstViewResults = {
    ...(await describeRun()),
    pairs,
    figures: await measureFigures(candidates, browsers),
    times: {},
    navigation: {},
    slow: pairs > 0 ? await visitSlowly(browsers.browser, candidates) : {},
  }
  for (const { name, urls } of candidates.filter(({ isNavigable }) => isNavigable))
    results.navigation[name] = await measureNavigation(browsers.browser, urls['/'] ?? '')
  for (const { path } of pairs > 0 ? pages : []) {
    const urls = candidates.map(({ name, urls }) => [name, urls[path] ?? ''])
    results.times[path] = await timePage(Object.fromEntries(urls), browsers.lighthousePort, pairs)
    console.error(`  ${path}`)
  }
  return results
}

async function measureFigures(candidates: readonly Candidate[], { browser }: Browsers) {
  const figures: FirstViewResults['figures'] = {}
  for (const candidate of candidates)
    for (const [path, url] of Object.entries(candidate.urls))
      (figures[path] ??= {})[candidate.name] = await figuresOf({ browser, candidate, url })
  return figures
}
