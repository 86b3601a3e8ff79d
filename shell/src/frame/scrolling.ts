import { useEffect } from 'react'
import { useNavigate } from 'shared-ui/provider/router'
import { decoded } from '../decoded.ts'

/** Longest time until the router begins to scroll, in milliseconds. */
const longestStart = 300

/** Scrolls smoothly to a section when a link to an anchor on the same page is followed, and puts focus there. */
export function useSmoothAnchors(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkHere(event)
      if (link?.hash === '#top') return goUp(event)
      if (!link || !sectionOf(link.hash)) return
      // The router scrolls to the anchor itself; it only has to begin smoothly.
      event.preventDefault()
      const { style } = document.documentElement
      style.scrollBehavior = scrollBehaviour()
      setTimeout(() => style.removeProperty('scroll-behavior'), longestStart)
      void navigate(link.search + link.hash)
      focusSection(link.hash)
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [navigate])
}

function goUp(event: MouseEvent): void {
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  focusSection('#main')
}

/** The link to a part of the same page that is followed, if one is. */
function linkHere(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || link.target || link.dataset['copies']) return null
  const { origin, pathname, search } = window.location
  if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return null
  return link
}

const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

const sectionOf = (hash: string) => document.getElementById(decoded(hash.slice(1)))

/** Puts focus on what an address names, or else on the page, without scrolling there. */
export function focusSection(hash: string): void {
  const section = sectionOf(hash) ?? sectionOf('#main')
  section?.focus({ preventScroll: true })
  if (!section || document.activeElement === section) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
