import { readGateReport } from '../releases/gate-report.ts'
import { publishedReleases } from '../releases/published.ts'
import { readRefusals } from '../releases/refusals.ts'
import { sizeOf } from '../releases/release.ts'
import { releaseNames, remoteName, type Answer, type CommandInput } from './command.ts'
import { kilobytes } from '../gate/checks/budgets.ts'
import { table } from './text.ts'

/** Says what was published of a remote; of one release, what its gate saw. */
export const showReleases = async (input: CommandInput): Promise<Answer> =>
  input.names.length > 1 ? showReport(input) : showList(input)

async function showList({ store, trusted, names, place }: CommandInput): Promise<Answer> {
  const remote = remoteName(names)
  const { remotes } = await store.readRegistry(trusted)
  const { stable, canary } = remotes[remote] ?? {}
  const { releases, more } = await publishedReleases({ store, trusted }, remote, {
    ids: await store.listReleases(remote),
    history: (await store.readHistory(trusted)).toReversed(),
    live: [stable, canary?.release],
  })
  const data = releases.map(({ manifest, signer, signedAt }) => ({
    ...{ release: manifest.release, published: signedAt.toISOString() },
    ...{ by: signer.name ?? signer.team, kit: manifest.kit, bytes: sizeOf(manifest) },
    visitors: visitorsOf(manifest.release, stable, canary),
  }))
  const refusals = await readRefusals({ store, trusted }, remote)
  const refused = refusals.flatMap(({ release, at, by, reasons }) => [
    `\nrefused ${release}, ${at.toISOString()} by ${by}:`,
    ...reasons.map((reason) => `  - ${reason}`),
  ])
  const left = more > 0 ? `\n${more} more were never tried, and are not shown.` : ''
  const list = data.length > 0 ? table(data) + left : `${place} has no release of ${remote}.${left}`
  const isBad = data.length + more + refusals.length === 0
  return { data, isBad, text: [list, ...refused].join('\n') }
}

function visitorsOf(
  release: string,
  stable: string | undefined,
  canary: { release: string; percent: number } | null | undefined,
): string {
  if (release === stable) return 'everybody'
  return release === canary?.release ? `${canary.percent} %` : ''
}

async function showReport({ store, trusted, names }: CommandInput): Promise<Answer> {
  const name = releaseNames(names)
  if (!(await store.readRelease(name.remote, name.release, trusted)))
    throw new Error(`${name.remote} has no release ${name.release}`)
  const report = await readGateReport({ store, trusted }, name)
  if (!report) return { data: null, text: `No report of a gate lies beside ${name.release}.` }
  const pages = report.pages.map(({ address, isOwn, weights: { page } }) => ({
    ...{ page: address, own: isOwn ? 'yes' : '' },
    JavaScript: kilobytes(page.scriptBytes),
    CSS: kilobytes(page.styleBytes),
    requests: page.requests,
  }))
  const lines = [...report.notes, ...(pages.length > 0 ? [table(pages)] : [])]
  return { data: report, text: lines.join('\n') }
}
