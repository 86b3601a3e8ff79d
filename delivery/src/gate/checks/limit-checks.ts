import type { SiteLimits } from '../../site-data/site-limits.ts'
import { siteRemote } from '../../site-data/site-data.ts'
import { browserReasons } from './browser-checks.ts'
import { budgetReasons } from './budgets.ts'
import type { Examination } from '../trial/examination.ts'
import type { GateInput } from '../gate-input.ts'
import { sizeReasons } from './static-checks.ts'
import type { TrialFolder } from '../trial/trial-folder.ts'
import type { TrialSite } from '../trial/trial-site.ts'

/**
 * What limits would refuse of what is live: sizes of all its releases, and the weight of one page under each prefix, if it is among
 * these addresses. It is no reason against the limits: what is live stays, and its next release has to be lighter.
 */
export async function exceededLimits(
  input: Pick<GateInput, 'browser' | 'backend'>,
  trial: TrialFolder,
  site: TrialSite,
  { prefixes }: Examination,
  limits: SiteLimits,
  addresses: readonly string[],
): Promise<string[]> {
  const lines: string[] = []
  for (const manifest of trial.manifests.filter(({ remote }) => remote !== siteRemote)) {
    const { remote } = manifest
    lines.push(...sizeReasons(manifest, limits.release).map((reason) => `${remote}: ${reason}`))
    const samples = (prefixes[remote] ?? []).flatMap((prefix) =>
      addresses
        .filter((address) => address.split('/')[1] === prefix)
        .slice(0, 1)
        .map((address) => ({ address, isOwn: false })),
    )
    const visit = { ...input, candidate: manifest }
    const { pages } = await browserReasons(visit, trial, site, samples)
    lines.push(...budgetReasons(pages, limits.page))
  }
  return lines
}
