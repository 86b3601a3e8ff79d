import type { AnchorHTMLAttributes } from 'react'
import { useSite } from 'shared-ui'
import { Link, useLocation } from 'shared-ui/router'

/** A link in an article: inside the site it goes through the router, one whose address was blanked keeps its words only. */
export function MarkdownLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const site = useSite()
  const { pathname } = useLocation()
  if (href === undefined) return <span {...rest}>{children}</span>

  const inside = insidePath(href, new URL(pathname, site.url))
  return inside === null ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={inside} {...rest}>
      {children}
    </Link>
  )
}

/** Path, query and anchor of an address within the site, as a browser would resolve it; else null. */
function insidePath(href: string, page: URL): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(href, page)
    return origin === page.origin ? pathname + search + hash : null
  } catch {
    return null
  }
}
