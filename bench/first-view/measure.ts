import type { Browser } from '@playwright/test'
import { withTrialSite } from '../../commands/site/trial-site.ts'
import { withBrowsers, type Browsers } from '../running/browsers.ts'
import { describeRun } from '../running/machine.ts'
import { startCandidates, type Candidate } from './candidates.ts'
import { measureNavigation, type NavigationTimes } from './navigation.ts'
import { figuresOf, type PageFigures } from './page-figures.ts'
import { pages } from '../baselines/pages.ts'
import { visitSlowly } from './slow-visit.ts'
import { timePage } from './times.ts'

/** Views of each page by each candidate; with 0 only what is the same on every machine is measured. */
const pairs = Number(process.env['BENCH_PAIRS'] ?? 5)

/** The first view of each kind of page, and going from page to page, beside the same site built and served otherwise. */
export function measureFirstView() {
  return withTrialSite(({ url }) =>
    withBrowsers(async (browsers) => {
      const { candidates, stop } = await startCandidates(url)
      return measure(candidates, browsers).finally(stop)
    }),
  )
}

export type FirstViewResults = Awaited<ReturnType<typeof measureFirstView>>

async function measure(candidates: readonly Candidate[], { browser, lighthousePort }: Browsers) {
  const run = await describeRun()
  const figures = await measureFigures(candidates, browser)
  const slow = pairs > 0 ? await visitSlowly(browser, candidates) : {}
  const navigation: Record<string, NavigationTimes> = {}
  for (const { name, url, takeover } of candidates)
    if (takeover === 'hydrated') navigation[name] = await measureNavigation(browser, `${url}/`)
  /** How long pages took on this machine, as Lighthouse reckons, by path, then by candidate. */
  const times: Record<string, Awaited<ReturnType<typeof timePage>>> = {}
  for (const path of pairs > 0 ? Object.keys(pages) : []) {
    const urls = candidates.map(({ name, url }) => [name, url + path])
    times[path] = await timePage(Object.fromEntries(urls), lighthousePort, pairs)
    console.error(`  ${path}`)
  }
  return { ...run, pairs, figures, times, navigation, slow }
}

/** What a page costs on every machine alike, by path, then by candidate. */
async function measureFigures(candidates: readonly Candidate[], browser: Browser) {
  const figures: Record<string, Record<string, PageFigures>> = {}
  for (const candidate of candidates)
    for (const path of Object.keys(pages))
      (figures[path] ??= {})[candidate.name] = await figuresOf(browser, candidate, path)
  return figures
}
