import type { ReleaseManifest } from '../releases/release.ts'
import { browserReasons } from './browser-checks.ts'
import { budgetReasons } from './budgets.ts'
import type { Examination } from './examination.ts'
import type { GateInput } from './gate-input.ts'
import { sizeReasons } from './static-checks.ts'
import type { TrialFolder } from './trial-folder.ts'
import type { TrialSite } from './trial-site.ts'

/**
 * What limits would refuse of what is live: sizes of all its releases, and the weight of one page under each prefix, if it is among
 * these addresses. It is no reason against the limits: what is live stays, and its next release has to be lighter.
 */
export async function exceededLimits(
  input: Pick<GateInput, 'browser' | 'backend'>,
  trial: TrialFolder,
  site: TrialSite,
  { manifests, next, addresses }: Live,
): Promise<string[]> {
  const lines: string[] = []
  for (const manifest of manifests) {
    const { remote } = manifest
    const samples = (next.prefixes[remote] ?? []).flatMap((prefix) =>
      addresses
        .filter((address) => address.split('/')[1] === prefix)
        .slice(0, 1)
        .map((address) => ({ address, isOwn: false })),
    )
    const { weights } = await browserReasons(
      { ...input, candidate: manifest },
      trial,
      site,
      samples,
    )
    const { release, page } = next.limits
    lines.push(
      ...sizeReasons(manifest, release).map((reason) => `${remote}: ${reason}`),
      ...budgetReasons(weights, page),
    )
  }
  return [...new Set(lines)]
}

interface Live {
  manifests: readonly ReleaseManifest[]
  next: Examination
  /** Of pages. */
  addresses: readonly string[]
}
