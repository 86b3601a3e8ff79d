import { reservedSegments } from '../../site-data/site-data.ts'
import type { Examination } from './examination.ts'

/**
 * First path segments that a remote is tried with although nobody owns them yet: the one that is asked for, or those of all its
 * pages when it is new and has none.
 */
export function prefixesToTry(
  { site, prefixes, remotes }: Examination,
  remote: string,
  asked?: string,
): string[] {
  const isFree = (segment: string) =>
    segment !== '' && !reservedSegments.includes(segment) && !Object.hasOwn(site.prefixes, segment)
  if (asked !== undefined) return [asked].filter(isFree)
  if (prefixes[remote]?.length) return []
  const segments = (remotes[remote]?.pages ?? []).map(({ path }) => path.split('/')[1] ?? '')
  return [...new Set(segments)].filter((segment) => /^[a-z0-9-]+$/.test(segment) && isFree(segment))
}
