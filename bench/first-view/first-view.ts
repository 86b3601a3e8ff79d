import { withTrialSite } from '../../commands/trial-site.ts'
import type { Measurement } from '../measurement.ts'
import { writeResults } from '../write-results.ts'
import { withBrowsers, type Browsers } from './browsers.ts'
import { startCandidates, type Candidate } from './candidates.ts'
import { describeMachine } from './machine.ts'
import { measureNavigation } from './navigation.ts'
import { createOwners } from './owners.ts'
import { measurePage } from './page-rounds.ts'
import { pages } from './pages.ts'
import { ratioOf } from './ratio.ts'
import type { FirstViewResults } from './results.ts'
import { rowsOf } from './rows.ts'

/** Views of each page by each candidate. */
const pairs = Number(process.env['BENCH_PAIRS'] ?? 5)

/** The first view of each kind of page, and going from page to page, beside the same site built and served otherwise. */
export function measureFirstView(): Promise<Measurement[]> {
  return withTrialSite(({ url }) =>
    withBrowsers(async (browsers) => {
      const { candidates, stop } = await startCandidates(url, browsers.browser)
      try {
        const results = await measure(candidates, browsers)
        await writeResults('first-view', results)
        return rowsOf(results)
      } finally {
        await stop()
      }
    }),
  )
}

async function measure(
  candidates: readonly Candidate[],
  browsers: Browsers,
): Promise<FirstViewResults> {
  const machine = await describeMachine(browsers.path)
  const ownerOf = await createOwners()
  const results: FirstViewResults = {
    date: new Date().toISOString(),
    machine,
    pairs,
    pages: {},
    navigation: {},
  }
  for (const { path } of pages) {
    results.pages[path] = await measurePage({ path, candidates, browsers, ownerOf, pairs })
    console.error(`  ${path}`)
  }
  for (const { name, urls } of candidates.filter((candidate) => candidate.isNavigable)) {
    const { within, between } = await measureNavigation(browsers.browser, urls['/'] ?? '')
    results.navigation[name] = { within, between, ratio: ratioOf(between, within) }
  }
  return results
}
