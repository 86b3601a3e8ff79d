import { mapAtOnce } from '../../map-at-once.ts'
import type { PageWeights } from './budgets.ts'
import type { GateInput } from '../gate-input.ts'
import { inBrowser } from '../browser/in-browser.ts'
import { visitPage } from '../browser/page-visit.ts'
import type { Sample } from '../trial/samples.ts'
import type { TrialFolder } from '../trial/trial-folder.ts'
import type { TrialSite } from '../trial/trial-site.ts'

const pagesAtOnce = 2

interface BrowserFindings {
  reasons: string[]
  /** Address → what it weighs. */
  weights: Map<string, PageWeights>
}

/** Opens each sample as a first visit. */
export async function browserReasons(
  { browser, backend, candidate }: Pick<GateInput, 'browser' | 'backend' | 'candidate'>,
  trial: TrialFolder,
  site: TrialSite,
  samples: readonly Sample[],
): Promise<BrowserFindings> {
  const origins = [site.url, new URL(backend.url).origin]
  return inBrowser({ browser, backend, trial }, async (context) => {
    const findings = await mapAtOnce(samples, pagesAtOnce, async (sample) => {
      const page = await context.newPage()
      const found = await visitPage(page, { siteUrl: site.url, origins, candidate, sample })
      void page.close().catch(() => {})
      return { address: sample.address, ...found }
    })
    return {
      reasons: findings.flatMap(({ address, faults }) =>
        faults.map((fault) => `\`${address}\` ${fault}`),
      ),
      weights: new Map(findings.map(({ address, weights }) => [address, weights])),
    }
  })
}
