/**
 * A path as a page's own address is written: lower case, nothing encoded that need not be, no slash twice or at the
 * end. Applied again it changes nothing, and it begins with one slash, never with two. Null for a path that cannot be
 * decoded: no page has one.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').filter(Boolean)
    const own = segments.map((segment) =>
      encodeURIComponent(decodeURIComponent(segment).toLowerCase()),
    )
    return `/${own.join('/')}`
  } catch {
    return null
  }
}
