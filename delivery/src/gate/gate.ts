import type { SeenPage } from '../releases/gate-report.ts'
import { shellRemote } from '../releases/frame.ts'
import { isKitCompatible, isRemote } from '../releases/release.ts'
import { browserReasons } from './checks/browser-checks.ts'
import { budgetReasons, largestOf, type PageWeights } from './checks/budgets.ts'
import { contractReasons } from './checks/contract-checks.ts'
import { offersOf } from './checks/link-checks.ts'
import { examine, type Examination } from './trial/examination.ts'
import type { GateInput } from './gate-input.ts'
import { inPhases, type Gate } from './phases.ts'
import { prefixesToTry } from './trial/prefixes-to-try.ts'
import { chooseSamples, readAddresses, type Sample } from './trial/samples.ts'
import { findOnServer } from './checks/server-checks.ts'
import { staticReasons } from './checks/static-checks.ts'
import { compareTypes } from './checks/type-checks.ts'
import { readLiveSite, whatDiffers } from './trial/live-site.ts'
import { makeTrialFolder, type TrialFolder } from './trial/trial-folder.ts'
import type { TrialSite } from './trial/trial-site.ts'

export interface Passed {
  /** Number of the candidate's routes. */
  routes: number
  /** On which it was tried. */
  pages: SeenPage[]
  /** The largest of the tried pages in each respect. */
  largest: PageWeights
}

/**
 * Decides whether a candidate may be published: looks at its manifest, loads it beside the live set, renders it with
 * the live shell in a composition of its own, and opens it in Chromium. The first phase that finds something ends it.
 *
 * @throws {GateRefusal} with every reason of that phase
 * @throws {Error} when the live set, the shell or the browser cannot be used at all
 */
export function runGate(input: GateInput): Promise<Passed> {
  const { candidate } = input
  return inPhases(input, async (gate) => {
    const { trial, phase, refuse, report } = gate
    const live = await phase('live set', async () => {
      const live = await examineLive(input, trial)
      const site = input.siteUrl ? await readLiveSite(input.siteUrl) : null
      if (input.siteUrl) report(whatDiffers(input.siteUrl, site, live))
      // Another kit may be live, too, of which the site does not tell.
      const isOther = site && trial.stable[shellRemote] && !isKitCompatible(candidate, site.kit)
      const { kit, shared } =
        isOther && isKitCompatible(candidate, live.kit) ? live : (site ?? live)
      return { ...live, kit, shared }
    })
    await phase('static', async () =>
      refuse(staticReasons(candidate, live, trial.limits.release, trial.kits)),
    )
    const next = await phase('contract', async () => {
      const { examination, reasons } = await examineCandidate(input, trial, live)
      refuse(reasons)
      return examination
    })
    await compareTypes(input, gate)
    const { site, samples } = await phase('server', async () => {
      const site = await gate.startSite()
      const samples = await findSamples(input, site, live, next)
      const others = trial.othersOf(candidate.remote, candidate.kit)
      const { reasons, staying } = await findOnServer(site, samples, candidate, others)
      refuse(reasons)
      return { site, samples: withoutStaying(samples, staying, gate) }
    })
    const routes = next.remotes[candidate.remote]?.pages.length ?? 0
    return { routes, ...(await openInBrowser(input, gate, site, samples)) }
  })
}

/** The last part: each sample as a first visit. */
export function openInBrowser(
  input: GateInput,
  { trial, phase, refuse }: Gate,
  site: TrialSite,
  samples: readonly Sample[],
): Promise<Omit<Passed, 'routes'>> {
  return phase('browser', async () => {
    const { reasons, pages } = await browserReasons(input, trial, site, samples)
    refuse([...reasons, ...budgetReasons(pages, trial.limits.page)])
    return { pages, largest: largestOf(pages.map(({ weights }) => weights)) }
  })
}

export function examineLive(
  { shellFolder, candidate }: GateInput,
  trial: TrialFolder,
): Promise<Examination> {
  const kit = isRemote(candidate.remote) ? candidate.kit : undefined
  return examine(shellFolder, trial, kit).catch((error: unknown) => {
    throw new Error(`The live set could not be examined: ${(error as Error).message}`)
  })
}

async function examineCandidate(input: GateInput, trial: TrialFolder, live: Examination) {
  const { candidate, allowLostRoutes = false } = input
  await trial.addCandidate()
  try {
    const examination = await examineWithPrefixes(input, trial)
    const stable = trial.stable[candidate.remote]
    const contract = {
      ...{ candidate, live, next: examination, stable, allowLostRoutes },
      taken: trial.liveSite ? offersOf(trial.liveSite) : [],
      stands: trial.manifests.find(({ remote }) => remote === candidate.remote) ?? {},
      others: trial.othersOf(candidate.remote, candidate.kit),
    }
    return { examination, reasons: contractReasons(contract) }
  } catch (error) {
    await assertShellAsBefore(input, live)
    const reason = `Loading its server entry takes the server down (${(error as Error).message}): a module may define things when it is imported, and nothing more.`
    return { examination: live, reasons: [reason] }
  }
}

/** What fails while somebody builds the shell anew is no candidate's fault. @throws {Error} then */
async function assertShellAsBefore(input: GateInput, live: Examination): Promise<void> {
  const trial = await makeTrialFolder(input, () => {})
  const { shell } = await examineLive(input, trial).finally(trial.remove)
  if (shell !== live.shell) throw new Error('The shell was built anew meanwhile: publish again')
}

/** A remote comes before the site data that gives it a prefix: it is tried as if it had that already. */
async function examineWithPrefixes(
  { candidate: { remote, kit }, shellFolder, prefix, report }: GateInput,
  trial: TrialFolder,
): Promise<Examination> {
  const found = await examine(shellFolder, trial, kit)
  const wanted = prefixesToTry(found, remote, prefix)
  if (wanted.length === 0) return found
  const { site } = found
  const added = Object.fromEntries(wanted.map((segment) => [segment, remote]))
  await trial.addSite({ ...site, prefixes: { ...added, ...site.prefixes } })
  report?.(
    `tried with ${wanted.map((segment) => `/${segment}`).join(', ')}, where visitors come when site data gives ${remote} that prefix`,
  )
  return examine(shellFolder, trial, kit)
}

/** What is left to be opened, of the candidate's own: the others are as they were. */
function withoutStaying(
  samples: readonly Sample[],
  staying: readonly string[],
  { report, refuse }: Gate,
): Sample[] {
  if (staying.length > 0)
    report(
      `${staying.join(', ')} stays as it is: it shows a remote that works with the kit of before only`,
    )
  const left = samples.filter(({ address }) => !staying.includes(address))
  if (samples.some(({ isOwn }) => isOwn) && !left.some(({ isOwn }) => isOwn))
    refuse([
      'Each of its pages shows a remote that works with the kit of before only: nobody would get anything of it. Wait for that remote.',
    ])
  return left
}

async function findSamples(
  { candidate: { remote }, report }: GateInput,
  site: TrialSite,
  live: Examination,
  next: Examination,
): Promise<Sample[]> {
  const addresses = await readAddresses(site)
  const { samples, untried } = chooseSamples({ remote, live, next, addresses })
  if (untried.length > 0) report?.(`no address is known of ${untried.join(', ')}: not tried`)
  return samples
}
