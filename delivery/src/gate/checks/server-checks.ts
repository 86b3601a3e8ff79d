import type { ReleaseManifest } from '../../releases/release.ts'
import type { Sample } from '../trial/samples.ts'
import { describeLine, type TrialSite } from '../trial/trial-site.ts'

/** Longer than the shell gives a page: it has deadlines of its own. */
const deadlineMs = 20_000
const errorLevel = 50
const hint = 'Open that address on `npm start` with this build.'

/** Asks the composed site for each sample, one after the other so that each has its own lines in the log. */
export async function serverReasons(
  site: TrialSite,
  samples: readonly Sample[],
  candidate: ReleaseManifest,
): Promise<string[]> {
  const reasons: string[] = []
  for (const sample of samples) {
    const fault = await tryOnServer(site, sample, candidate).catch(
      (error: unknown) => `did not answer (${(error as Error).message}).`,
    )
    const lastWords = await site.lastWords()
    if (lastWords !== null)
      return [...reasons, `\`${sample.address}\` takes the server down: ${lastWords}. ${hint}`]
    if (fault) reasons.push(`\`${sample.address}\` ${fault} ${hint}`)
  }
  return reasons
}

async function tryOnServer(
  site: TrialSite,
  { address, isOwn }: Sample,
  candidate: ReleaseManifest,
): Promise<string | null> {
  const response = await fetch(site.url + address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(deadlineMs),
  })
  const html = await response.text()
  const { origin, pathname } = new URL(response.url)
  if (origin !== site.url) return `leads away from the site, to ${response.url}.`
  const log = await site.takeLog(decodeURIComponent(pathname))
  const complaints = log.filter(({ level }) => level >= errorLevel).map(describeLine)
  const cause = [...new Set(complaints)].join('; ') || noCause(response.status)
  const where = pathname === address ? '' : ` (at \`${pathname}\`)`
  if (response.status !== 200) return `answered ${response.status}${where}: ${cause}.`
  if (complaints.length > 0) return `lacks a part${where}: ${cause}.`
  if (!isOwn) return null
  if (!hasRegion(html, candidate))
    return `has no region of ${candidate.remote} ${candidate.release} in the server's HTML${where}.`
  if (!/<h1[\s>]/.test(html)) return `has no \`h1\` in the server's HTML${where}.`
  return null
}

function noCause(status: number): string {
  return status === 404 ? 'its loader says that there is no such page' : 'the shell logged no cause'
}

function hasRegion(html: string, { remote, release }: ReleaseManifest): boolean {
  const tags = html.match(/<[a-z][^>]*\sdata-remote="[^"]*"[^>]*>/g) ?? []
  return tags.some(
    (tag) => tag.includes(`data-remote="${remote}"`) && tag.includes(`data-release="${release}"`),
  )
}
