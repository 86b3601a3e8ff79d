import { breadcrumbLabel } from './breadcrumb-labels.ts'

export interface Crumb {
  label: string
  /** Null for the page itself, and for a step that has no page of its own. */
  to: string | null
}

/** Steps of a path that are a heading rather than a page. Services have their place on the home page. */
const steps: readonly [pattern: RegExp, to: string | null][] = [
  [/^\/services$/, '/#services'],
  [/^\/(industries|technologies|locations|roles)$/, null],
  [/^\/industries\/[^/]+\/services$/, null],
  [/^\/roles\/[^/]+$/, null],
]

/** 'Home' and one crumb for each segment of the path; nothing for the home page. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const isPage = index === segments.length - 1
    return { label: breadcrumbLabel(decode(segment)), to: isPage ? null : address(path) }
  })
  return [{ label: 'Home', to: '/' }, ...crumbs]
}

function address(path: string): string | null {
  const step = steps.find(([pattern]) => pattern.test(path))
  return step ? step[1] : path
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
