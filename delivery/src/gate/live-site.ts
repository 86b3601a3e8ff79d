import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { pageLimits, releaseLimits } from './budgets.ts'
import type { Examination } from './examination.ts'

const weightSchema = v.object({
  scriptBytes: v.number(),
  styleBytes: v.number(),
  requests: v.number(),
})

/** What a running shell tells of itself at `/_composition`. */
const liveSiteSchema = v.object({
  shell: v.string(),
  kit: v.string(),
  limits: v.object({
    release: v.object({ browserFileBytes: v.number(), totalBytes: v.number() }),
    page: v.object({ page: weightSchema, remote: weightSchema }),
  }),
})

export type LiveSite = v.InferOutput<typeof liveSiteSchema>

const patienceMs = 10_000

/** The shell that visitors meet at an address, or null when nothing answers there, or something else. */
export async function readLiveSite(url: string): Promise<LiveSite | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(new URL('/_composition', url), { signal })
    return v.parse(liveSiteSchema, await answer.json())
  } catch {
    return null
  }
}

/** The limits that count: those of the live site, else those of this working tree. */
export function limitsOf(site: LiveSite | null): LiveSite['limits'] {
  return site?.limits ?? { release: releaseLimits, page: pageLimits }
}

/** One line: whether the shell of this working tree, with which a candidate is tried, is what visitors meet. */
export function whatDiffers(
  url: string,
  site: LiveSite | null,
  { shell, kit }: Pick<Examination, 'shell' | 'kit'>,
): string {
  const own = `the shell of this working tree, ${shell} with shared-ui ${kit}`
  if (!site)
    return `what is live is not known, for no shell of ours answers at ${url} (--site or SITE_URL names it): tried with ${own}, and its limits`
  const differences = [
    ...(site.shell === shell ? [] : [`the shell ${site.shell}`]),
    ...(site.kit === kit ? [] : [`shared-ui ${site.kit}`]),
    ...(isDeepStrictEqual(site.limits, limitsOf(null)) ? [] : ['other limits, which count']),
  ]
  if (differences.length === 0) return `tried with ${own}: it is live at ${url}`
  return `tried with ${own}; ${url} has ${differences.join(', ')}`
}
