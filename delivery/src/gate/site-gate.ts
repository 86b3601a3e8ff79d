import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSiteData, siteFile } from '../site-data/site-data.ts'
import { examine } from './examination.ts'
import { examineLive } from './gate.ts'
import type { GateInput } from './gate-input.ts'
import { headerReasons } from './header-checks.ts'
import { linkReasons, linksOf, offersOf } from './link-checks.ts'
import { readLiveSite, whatDiffers } from './live-site.ts'
import { inPhases } from './phases.ts'
import { lostPageReasons, prefixReasons } from './site-checks.ts'
import { makeTrialFolder, type TrialFolder } from './trial-folder.ts'
import { startTrialSite } from './trial-site.ts'

export interface SiteGateReport {
  /** Number of prefixes, and of addresses that answered. */
  prefixes: number
  links: number
}

/**
 * Decides whether site data may be published: whether each prefix has a live remote with pages under it, each link a page, and the
 * header room for its labels, tried with the live releases in a real shell and a real browser.
 *
 * @throws {GateRefusal} with every reason of the first phase that finds one
 * @throws {Error} when the live set, the shell or the browser cannot be used at all
 */
export async function runSiteGate(input: GateInput): Promise<SiteGateReport> {
  const { candidate, folder, shellFolder, siteUrl, allowLostRoutes, report = () => {} } = input
  const { phase, refuse } = inPhases(candidate, report)
  const data = parseSiteData(JSON.parse(await readFile(join(folder, siteFile), 'utf8')))
  const trial = await makeTrialFolder(input, report)
  try {
    const live = await phase('live set', async () => {
      const found = await examineLive(input, trial)
      if (siteUrl) report(whatDiffers(siteUrl, await readLiveSite(siteUrl), found))
      return found
    })
    const next = await phase('prefixes', async () => {
      await trial.addCandidate()
      const found = await examine(shellFolder, trial)
      refuse(prefixReasons(data, found))
      if (!allowLostRoutes) refuse(lostPageReasons(live, found))
      return found
    })
    const offered = await offeredBy(input, trial.stable)
    for (const offer of offersOf(data).filter((name) => !offered.has(name)))
      report(`${offer} is not offered by what is live: it is left out until it is`)
    const site = await startTrialSite(input, trial)
    try {
      const links = linksOf(next.site, data)
      await phase('links', async () => refuse(await linkReasons(site.url, links)))
      await phase('browser', async () => refuse(await headerReasons(input, trial, site)))
      return { prefixes: Object.keys(data.prefixes).length, links: links.size }
    } finally {
      await site.stop()
    }
  } finally {
    await trial.remove()
  }
}

/** Offers of the live releases, `<remote>/<name>`. */
async function offeredBy(
  { store, trusted }: GateInput,
  stable: TrialFolder['stable'],
): Promise<Set<string>> {
  const names = new Set<string>()
  for (const [remote, release] of Object.entries(stable)) {
    const signed = await store.readRelease(remote, release, trusted)
    for (const name of Object.keys(signed?.manifest.offers ?? {})) names.add(`${remote}/${name}`)
  }
  return names
}
