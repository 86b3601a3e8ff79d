import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ReleaseManifest } from '../releases/release.ts'
import { parseSiteData, siteFile } from '../site-data/site-data.ts'
import { defaultLimits } from '../site-data/site-limits.ts'
import { examine } from './trial/examination.ts'
import { examineLive } from './gate.ts'
import type { GateInput } from './gate-input.ts'
import { headerReasons } from './checks/header-checks.ts'
import { exceededLimits } from './checks/limit-checks.ts'
import { linkReasons, linksOf, offersOf } from './checks/link-checks.ts'
import { readLiveSite, whatDiffers } from './trial/live-site.ts'
import { inPhases } from './phases.ts'
import { lostPageReasons, prefixReasons } from './checks/site-checks.ts'

/**
 * Decides whether site data may be published: whether each prefix has a live remote with pages under it, each link a page, and the
 * header room for its labels, tried with the live releases in a real shell and a real browser.
 *
 * @returns number of prefixes, and of addresses that answered
 * @throws {GateRefusal} with every reason of the first phase that finds one
 * @throws {Error} when the live set, the shell or the browser cannot be used at all
 */
export async function runSiteGate(input: GateInput) {
  const { folder, shellFolder, siteUrl, allowLostRoutes } = input
  const data = parseSiteData(JSON.parse(await readFile(join(folder, siteFile), 'utf8')))
  return inPhases(input, async ({ trial, phase, refuse, report, startSite }) => {
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
    const offered = offersIn(trial.manifests)
    for (const offer of offersOf(data).filter((name) => !offered.has(name)))
      report(`${offer} is not offered by what is live: it is left out until it is`)
    const site = await startSite()
    const links = linksOf(next.site, data)
    await phase('links', async () => refuse(await linkReasons(site.url, links)))
    await phase('browser', async () => refuse(await headerReasons(input, trial, site)))
    const limits = data.limits ?? defaultLimits
    if (!isDeepStrictEqual(limits, trial.limits))
      await phase('limits', async () => {
        const addresses = [...links.keys()]
        for (const line of await exceededLimits(input, trial, site, next, limits, addresses))
          report(`what is live would be refused from then on: ${line}`)
      }).catch((error: unknown) => report(`limits: not looked at: ${String(error)}`))
    return { prefixes: Object.keys(data.prefixes).length, links: links.size }
  })
}

/** What they offer, `<remote>/<name>`. */
function offersIn(manifests: readonly ReleaseManifest[]): Set<string> {
  return new Set(
    manifests.flatMap(({ remote, offers = {} }) =>
      Object.keys(offers).map((name) => `${remote}/${name}`),
    ),
  )
}
