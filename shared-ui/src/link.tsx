import { forwardRef } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom'
import type { LinkProps, NavLinkProps } from 'react-router-dom'

export type { LinkProps, NavLinkProps }

/** The router warns where the browser cannot. Never rendered, so server and browser may differ. */
const canFade = typeof document !== 'undefined' && 'startViewTransition' in document

/** A link inside the site: pages cross-fade, and the router scrolls to the top. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink ref={ref} viewTransition={canFade} {...props} />
})

/** A link that knows whether its page is the current one (`aria-current="page"`). */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(props, ref) {
  return <RouterNavLink ref={ref} viewTransition={canFade} {...props} />
})
