import type { Page } from 'playwright-core'
import { mapAtOnce } from '../../map-at-once.ts'
import type { GateInput } from '../gate-input.ts'
import { inBrowser } from '../browser/in-browser.ts'
import type { SeenPage } from '../../releases/gate-report.ts'
import { leavePage, visitPage } from '../browser/page-visit.ts'
import type { Sample } from '../trial/samples.ts'
import type { TrialFolder } from '../trial/trial-folder.ts'
import type { TrialSite } from '../trial/trial-site.ts'

const pagesAtOnce = 2

/** Opens each sample as a first visit: what is wrong, and what was seen. */
export async function browserReasons(
  input: Pick<GateInput, 'browser' | 'backend' | 'candidate' | 'withoutPictures'>,
  trial: TrialFolder,
  site: TrialSite,
  samples: readonly Sample[],
) {
  if (samples.length === 0) return { reasons: [], pages: [] }
  return inBrowser(input, trial, async (context) => {
    // A tab that has compiled the shell's scripts opens the next page for half of a new one's processor time.
    const left: Page[] = []
    const findings = await mapAtOnce(samples, pagesAtOnce, async (sample) => {
      const page = left.pop() ?? (await context.newPage())
      const found = await visitPage(page, { ...input, siteUrl: site.url, sample })
      if (found.faults.length === 0 && (await leavePage(page, site.url))) left.push(page)
      else void page.close().catch(() => {})
      return { ...sample, ...found }
    })
    const reasons = findings.flatMap(({ address, faults }) =>
      faults.map((fault) => `\`${address}\` ${fault}`),
    )
    return { reasons, pages: findings.map(({ faults: _, ...seen }): SeenPage => seen) }
  })
}
