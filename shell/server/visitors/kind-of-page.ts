import { shellRemote } from 'delivery'
import { canonicalPath } from '../../src/canonical-path.ts'
import { ownPaths, type SitePlan } from '../../src/site/site-plan.ts'

/**
 * What is like a page: `/roles/react-developer` is one of `/roles/*`. A few for each remote, whatever a browser says; `other`
 * for what is no page of that remote's, or of the shell's.
 */
export function kindOfPage(path: string, remote: string, { ownerOf }: SitePlan): string {
  if (remote === shellRemote) return ownPaths.includes(path) ? path : 'other'
  const canonical = canonicalPath(path)
  if (canonical === null || ownerOf(canonical) !== remote) return 'other'
  const [prefix = '', ...rest] = canonical.slice(1).split('/')
  return ['', prefix, ...rest.slice(0, 2).map(() => '*')].join('/')
}
