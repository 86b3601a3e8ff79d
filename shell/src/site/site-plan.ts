import { canonicalPath } from '../canonical-path.ts'
import defaultContent from '../site-data.json' with { type: 'json' }
import type { NavigationLink, SiteContent } from './site-content.ts'

/** Whose pages are where, and how visitors find them: what one composition makes of site data. */
export interface SitePlan {
  /** With names for the addresses that only the menus name. */
  content: SiteContent
  /** Those that own a first path segment. */
  remoteNames: readonly string[]
  prefixesOf(remote: string): string[]
  /** The remote that owns a path, however that is spelled, or null when the shell does. */
  ownerOf(pathname: string): string | null
  /** False for an address that is no page, whatever the remotes' releases have. */
  mayBePage(path: string): boolean
}

/** Where the shell has pages of its own. */
export const ownPaths: readonly string[] = ['/', '/about', '/privacy-policy', '/search']

export function createSite(given: SiteContent): SitePlan {
  const { header, prefixes } = given
  const inMenus = header.flatMap((entry) => ('links' in entry ? entry.links : []))
  const ownerOf = (pathname: string) => {
    const first = pathname.split('/').find(Boolean) ?? ''
    const prefix = canonicalPath(first)?.slice(1) ?? ''
    return Object.hasOwn(prefixes, prefix) ? (prefixes[prefix] ?? null) : null
  }
  return {
    content: { ...given, labels: { ...labelsOf(inMenus), ...given.labels } },
    remoteNames: [...new Set(Object.values(prefixes))],
    prefixesOf: (remote) => Object.keys(prefixes).filter((prefix) => prefixes[prefix] === remote),
    ownerOf,
    mayBePage: (path) => ownerOf(path) !== null || ownPaths.includes(path),
  }
}

const labelsOf = (links: readonly NavigationLink[]) =>
  Object.fromEntries(links.map(({ to, label }) => [to, label]))

/** What this shell was built with, for as long as nobody released other site data. */
export const defaultSite: SitePlan = createSite(defaultContent)
