import type { SitePlan } from '../../src/site/site-plan.ts'

const link = / href="(\/[^/"?#]+)/g

/** The remotes that own a page to which the HTML has a link. */
export function linkedRemotes(html: string, { ownerOf }: SitePlan): Set<string> {
  const prefixes = new Set([...html.matchAll(link)].map(([, prefix = '']) => prefix))
  return new Set([...prefixes].flatMap((prefix) => ownerOf(prefix) ?? []))
}
