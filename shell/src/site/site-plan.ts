import { canonicalPath } from '../canonical-path.ts'
import defaultContent from '../site-data.json' with { type: 'json' }
import type { SiteContent } from './site-content.ts'

/** Whose pages are where, and how visitors find them: what one composition makes of site data. */
export interface SitePlan {
  content: SiteContent
  /** What breadcrumbs call fixed addresses: what the menus do, where nothing else is said. */
  labels: SiteContent['labels']
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

export function createSite(content: SiteContent): SitePlan {
  const { header, prefixes, labels } = content
  const inMenus = header.flatMap((entry) => ('links' in entry ? entry.links : []))
  const ownerOf = (pathname: string) => {
    const first = pathname.split('/').find(Boolean) ?? ''
    const prefix = canonicalPath(first)?.slice(1) ?? ''
    return Object.hasOwn(prefixes, prefix) ? (prefixes[prefix] ?? null) : null
  }
  return {
    content,
    labels: { ...Object.fromEntries(inMenus.map(({ to, label }) => [to, label])), ...labels },
    remoteNames: [...new Set(Object.values(prefixes))],
    prefixesOf: (remote) => Object.keys(prefixes).filter((prefix) => prefixes[prefix] === remote),
    ownerOf,
    mayBePage: (path) => ownerOf(path) !== null || ownPaths.includes(path),
  }
}

/** What this shell was built with, for as long as nobody released other site data. */
export const defaultSite: SitePlan = createSite(defaultContent)
