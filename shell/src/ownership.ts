import { canonicalPath } from './canonical-path.ts'
import prefixes from './prefixes.json' with { type: 'json' }

/** Which remote owns which first path segment: the one place where the shell names its remotes. */
const remoteByPrefix: Readonly<Record<string, string>> = prefixes

export const remoteNames: readonly string[] = [...new Set(Object.values(remoteByPrefix))]

/** Where the shell has pages of its own. */
export const ownPaths: readonly string[] = ['/', '/about', '/privacy-policy', '/search']

export function prefixesOf(remote: string): string[] {
  return Object.keys(remoteByPrefix).filter((prefix) => remoteByPrefix[prefix] === remote)
}

/** The remote that owns a path, however that is spelled, or null when the shell does. */
export function ownerOf(pathname: string): string | null {
  const first = pathname.split('/').find(Boolean) ?? ''
  const prefix = canonicalPath(first)?.slice(1) ?? ''
  return Object.hasOwn(remoteByPrefix, prefix) ? (remoteByPrefix[prefix] ?? null) : null
}

/** False for an address that is no page, whatever the remotes' releases have. */
export function mayBePage(path: string): boolean {
  return ownerOf(path) !== null || ownPaths.includes(path)
}

/** The remote that offers a slot, `<remote>/<name>`. */
export function remoteOf(slot: string): string {
  return slot.split('/')[0] ?? ''
}
