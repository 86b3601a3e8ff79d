import { breadcrumbLabel } from './breadcrumb-labels.ts'

export interface Crumb {
  label: string
  /** Null for the page itself. */
  to: string | null
}

/**
 * 'Home' and one crumb for each segment of the path; nothing for the home page.
 *
 * @param brought what the page calls the last segments, its own last
 */
export function breadcrumbTrail(pathname: string, brought: readonly string[] = []): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index) => {
    const above = `/${segments.slice(0, index).join('/')}`.replace(/\/$/, '')
    const fromEnd = segments.length - index
    const label = breadcrumbLabel(`${above}/${decode(segment)}`, brought.at(-fromEnd))
    return { label, to: fromEnd === 1 ? null : `${above}/${segment}` }
  })
  return [{ label: 'Home', to: '/' }, ...crumbs]
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
