import { isKitCompatible, isRemote, type ReleaseManifest } from '../releases/release.ts'
import { examine, type ExaminedPage, type Examination } from './trial/examination.ts'
import { examineLive, openInBrowser, type Passed } from './gate.ts'
import type { GateInput } from './gate-input.ts'
import { inPhases } from './phases.ts'
import { firstAddresses, plainVariant, readAddresses } from './trial/samples.ts'
import { findOnServer } from './checks/server-checks.ts'
import { fileReasons } from './checks/static-checks.ts'
import { compareTypes } from './checks/type-checks.ts'

/**
 * Decides whether the shell's build may be published: whether every live remote still finds in it what it imports, loads, and
 * shows a page of each of its routes, in a real server and a real browser. The first phase that finds something ends it.
 *
 * @throws {GateRefusal} with every reason of that phase
 * @throws {Error} when the live set, the server or the browser cannot be used at all
 */
export function runFrameGate(input: GateInput): Promise<Passed> {
  const { candidate, shellFolder } = input
  return inPhases(input, async (gate) => {
    const { trial, phase, refuse, report } = gate
    const remotes = trial.manifests.filter(({ remote }) => isRemote(remote))
    const live = await phase('live set', () => examineLive(input, trial))
    await phase('static', async () => refuse(fileReasons(candidate)))
    const moving = remotes.filter((each) => isKitCompatible(each, candidate.kit))
    const staying = remotes.filter((each) => !moving.includes(each))
    if (staying.length > 0)
      report(
        `${namesOf(staying)} stay with the shell that is live, until they are built against shared-ui ${candidate.kit}`,
      )
    const next = await phase('contract', async () => {
      await trial.addCandidate()
      const next = await examine(shellFolder, trial, candidate.kit)
      refuse(
        next.shell === candidate.release
          ? [
              ...moving.flatMap((each) => importReasons(each, next)),
              ...staying.flatMap((each) => abandonedReasons(each, next)),
              ...lostReasons(live, next),
            ]
          : ['The server of this working tree does not take it: build both from the same sources.'],
      )
      return next
    })
    await compareTypes(input, gate)
    const site = await gate.startSite()
    const samples = chooseFrameSamples(next, await readAddresses(site))
    await phase('server', async () => {
      refuse((await findOnServer(site, samples, candidate)).reasons)
    })
    const routes = Object.values(next.remotes).flatMap(({ pages }) => pages).length
    return { routes, ...(await openInBrowser(input, gate, site, samples)) }
  })
}

/** Two kits live side by side, and no third. */
function abandonedReasons({ remote, kit }: ReleaseManifest, { elsewhere }: Examination): string[] {
  if (elsewhere.includes(remote)) return []
  return [
    `${remote} was built against shared-ui ${kit}, of which no frame would be live any more: its team moves first.`,
  ]
}

const namesOf = (manifests: readonly ReleaseManifest[]) =>
  manifests.map(({ remote }) => remote).join(', ')

/** What a live remote would not find any more; a browser would show nothing of it. */
function importReasons({ remote, imports }: ReleaseManifest, { shared }: Examination): string[] {
  return Object.entries(imports).flatMap(([key, names]) =>
    names
      .filter((name) => !shared[key]?.includes(name))
      .map((name) => `\`${key}\` has no \`${name}\` any more, which ${remote} imports: keep it.`),
  )
}

function lostReasons(live: Examination, next: Examination): string[] {
  const ofRemotes = Object.entries(live.remotes).flatMap(([name, { pages, error }]) => {
    const now = next.remotes[name]
    if (error || next.elsewhere.includes(name)) return []
    if (!now || now.error)
      return [`${name} cannot be used any more: ${now?.error ?? 'it is gone'}.`]
    return brokenPages(pages, now.pages).map((what) => `A page of ${name} is lost: ${what}`)
  })
  const slots = Object.entries(live.slots)
    .filter(([slot, error]) => error === null && next.slots[slot] != null)
    .filter(([slot]) => !next.elsewhere.includes(slot.split('/')[0] ?? ''))
    .map(([slot]) => `The slot \`${slot}\` does not load any more: ${next.slots[slot]}.`)
  return [...ofRemotes, ...slots]
}

function brokenPages(before: readonly ExaminedPage[], now: readonly ExaminedPage[]): string[] {
  return before
    .filter(({ error }) => !error)
    .flatMap(({ path }) => {
      const page = now.find((each) => each.path === path)
      if (page && !page.error) return []
      return [`\`${path}\` ${page ? `does not load: ${page.error}` : 'is gone'}.`]
    })
}

/** The shell's own pages, and one of each route of the remotes. */
function chooseFrameSamples({ site, remotes }: Examination, addresses: readonly string[]) {
  const own = addresses.filter((address) => {
    const segment = address.split('/')[1] ?? ''
    return !Object.hasOwn(site.prefixes, segment)
  })
  const patterns = Object.values(remotes).flatMap(({ pages }) => pages.map(({ path }) => path))
  const first = firstAddresses(patterns, addresses)
  const theirs = patterns.flatMap((pattern) => first.get(pattern) ?? plainVariant(pattern) ?? [])
  return [...new Set([...own, ...theirs])].map((address) => ({ address, isOwn: false }))
}
