import { useEffect } from 'react'
import { useNavigate } from 'shared-ui/provider/router'
import { decoded } from '../decoded.ts'

/** Longest time a smooth scroll takes, in milliseconds, for browsers that do not announce its end. */
const longestScroll = 1_200

/** Scrolls smoothly to a section when a link to an anchor on the same page is followed, and puts focus there. */
export function useSmoothAnchors(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkHere(event)
      if (link?.hash === '#top') return goUp(event)
      const target = link && document.getElementById(decoded(link.hash.slice(1)))
      if (!target) return
      // The router scrolls to the anchor itself; it only has to do so smoothly.
      event.preventDefault()
      scrollSmoothlyNext()
      void navigate({ hash: target.id })
      focusQuietly(target)
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [navigate])
}

function goUp(event: MouseEvent): void {
  event.preventDefault()
  scrollSmoothlyNext()
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
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

function scrollSmoothlyNext(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const page = document.documentElement
  const stop = () => {
    page.style.removeProperty('scroll-behavior')
    window.removeEventListener('scrollend', stop)
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, longestScroll)
  page.style.scrollBehavior = 'smooth'
  window.addEventListener('scrollend', stop)
}

function focusQuietly(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
