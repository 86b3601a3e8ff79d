import type { ReleaseManifest } from '../../releases/release.ts'
import type { Sample } from '../trial/samples.ts'
import { describeLine, type TrialSite } from '../trial/trial-site.ts'

/** Longer than the shell gives a page: it has deadlines of its own. */
const deadlineMs = 20_000
const errorLevel = 50
const hint = 'Open that address on `npm start` with this build.'

interface ServerFindings {
  reasons: string[]
  /** Addresses that stay with a release for another kit, because the page shows a remote that works with that one only. */
  staying: string[]
}

/**
 * Asks the composed site for each sample, one after the other so that each has its own lines in the log.
 *
 * @param others the remote's releases for another kit than the candidate's that are live beside it
 */
export async function findOnServer(
  site: TrialSite,
  samples: readonly Sample[],
  candidate: ReleaseManifest,
  others: readonly string[] = [],
): Promise<ServerFindings> {
  const reasons: string[] = []
  const staying: string[] = []
  for (const sample of samples) {
    const found = await tryOnServer(site, sample, candidate).catch((error: unknown) => ({
      fault: `did not answer (${(error as Error).message}).`,
      where: '',
      releases: [] as string[],
    }))
    const lastWords = await site.lastWords()
    if (lastWords !== null) {
      const end = `\`${sample.address}\` takes the server down: ${lastWords}. ${hint}`
      return { reasons: [...reasons, end], staying }
    }
    const { fault, where, releases } = found
    const missing = sample.isOwn && !fault && !releases.includes(candidate.release)
    if (fault) reasons.push(`\`${sample.address}\` ${fault} ${hint}`)
    else if (missing && releases.some((release) => others.includes(release)))
      staying.push(sample.address)
    else if (missing)
      reasons.push(
        `\`${sample.address}\` has no region of ${candidate.remote} ${candidate.release} in the server's HTML${where}. ${hint}`,
      )
  }
  return { reasons, staying }
}

/** What is wrong with a page, where it was found if elsewhere, and whose releases of the candidate's remote have a region in it. */
async function tryOnServer(
  site: TrialSite,
  { address, isOwn }: Sample,
  { remote }: ReleaseManifest,
): Promise<{ fault: string | null; where: string; releases: string[] }> {
  const response = await fetch(site.url + address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(deadlineMs),
  })
  const html = await response.text()
  const { origin, pathname } = new URL(response.url)
  const releases = regionsOf(html, remote)
  const where = pathname === address ? '' : ` (at \`${pathname}\`)`
  const faulty = (fault: string) => ({ fault, where, releases })
  if (origin !== site.url) return faulty(`leads away from the site, to ${response.url}.`)
  const log = await site.takeLog(decodeURIComponent(pathname))
  const complaints = log.filter(({ level }) => level >= errorLevel).map(describeLine)
  const cause = [...new Set(complaints)].join('; ') || noCause(response.status)
  if (response.status !== 200) return faulty(`answered ${response.status}${where}: ${cause}.`)
  if (complaints.length > 0) return faulty(`lacks a part${where}: ${cause}.`)
  const needed = isOwn && releases.length > 0 ? ['h1', 'title'] : []
  // Drawings have titles, too.
  const words = html.replace(/<svg.*?<\/svg>/gs, '')
  const lacking = needed.find((tag) => !new RegExp(`<${tag}[\\s>]`).test(words))
  if (lacking) return faulty(`has no \`${lacking}\` in the server's HTML${where}.`)
  return { fault: null, where, releases }
}

const noCause = (status: number): string =>
  status === 404 ? 'its loader says that there is no such page' : 'the shell logged no cause'

/** Releases of a remote that have a region in a page. */
function regionsOf(html: string, remote: string): string[] {
  const tags = html.match(/<[a-z][^>]*\sdata-remote="[^"]*"[^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.includes(`data-remote="${remote}"`))
    .flatMap((tag) => /data-release="([^"]*)"/.exec(tag)?.[1] ?? [])
}
