import { decoded } from '../../decoded.ts'

export interface Crumb {
  label: string
  /** Null for the page itself. */
  to: string | null
}

/** Of a stranger's address of thousands: each crumb has all before it, which would take a page's time. No page lies so deep. */
const maxCrumbs = 20

/**
 * 'Home' and one crumb for each segment of the path; nothing for the home page.
 *
 * @param labels what the site calls fixed addresses, whatever their pages say
 * @param brought what the page calls the last segments, its own last
 */
export function breadcrumbTrail(
  pathname: string,
  labels: Readonly<Record<string, string>>,
  brought: readonly string[] = [],
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean).slice(0, maxCrumbs)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index) => {
    const above = `/${segments.slice(0, index).join('/')}`.replace(/\/$/, '')
    const fromEnd = segments.length - index
    const path = `${above}/${decoded(segment)}`
    const fixed = Object.hasOwn(labels, path) ? labels[path] : undefined
    const label = fixed ?? (brought.at(-fromEnd)?.trim() || lastWords(path))
    return { label, to: fromEnd === 1 ? null : `${above}/${segment}` }
  })
  return [{ label: 'Home', to: '/' }, ...crumbs]
}

/** What an address ends with, capitalised. */
function lastWords(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
