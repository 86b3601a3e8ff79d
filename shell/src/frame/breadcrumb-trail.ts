import { breadcrumbLabel } from './breadcrumb-labels.ts'

export interface Crumb {
  label: string
  /** Null for the page itself. */
  to: string | null
}

/** 'Home' and one crumb for each segment of the path; nothing for the home page. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const isPage = index === segments.length - 1
    return { label: breadcrumbLabel(decode(segment)), to: isPage ? null : path }
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
