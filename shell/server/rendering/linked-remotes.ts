import type { SitePlan } from '../../src/site/site-plan.ts'

const link = / href="(\/[^/"?#]+)/g

/** The remotes that own a page to which the HTML has a link: it is read as far as the first link to the last of them. */
export function linkedRemotes(html: string, { ownerOf, remoteNames }: SitePlan): Set<string> {
  const prefixes = new Set<string>()
  const remotes = new Set<string>()
  for (const [, prefix = ''] of html.matchAll(link)) {
    if (remotes.size === remoteNames.length) break
    if (prefixes.has(prefix)) continue
    prefixes.add(prefix)
    const owner = ownerOf(prefix)
    if (owner) remotes.add(owner)
  }
  return remotes
}
