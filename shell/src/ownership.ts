import { canonicalPath } from './canonical-path.ts'
import prefixes from './prefixes.json' with { type: 'json' }

/** Which remote owns which first path segment: the one place where the shell names its remotes. */
const remoteByPrefix: Readonly<Record<string, string>> = prefixes

export const remoteNames: readonly string[] = [...new Set(Object.values(remoteByPrefix))]

export function prefixesOf(remote: string): string[] {
  return Object.keys(remoteByPrefix).filter((prefix) => remoteByPrefix[prefix] === remote)
}

/** The remote that owns a path, however that is spelled, or null when the shell does. */
export function ownerOf(pathname: string): string | null {
  const first = pathname.split('/').find(Boolean) ?? ''
  const prefix = canonicalPath(first)?.slice(1) ?? ''
  return Object.hasOwn(remoteByPrefix, prefix) ? (remoteByPrefix[prefix] ?? null) : null
}
