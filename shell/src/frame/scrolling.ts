import { useEffect } from 'react'
import { useNavigate } from 'shared-ui/router'

/** Scrolls smoothly to a section when a link to an anchor on the same page is followed, and puts focus there. */
export function useSmoothAnchors(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = anchorTarget(event)
      if (!target) return
      // Before the router's own links: it would jump.
      event.preventDefault()
      void navigate({ hash: target.id }, { preventScrollReset: true })
      scrollToElement(target)
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [navigate])
}

function anchorTarget(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || link.target) return null
  const { origin, pathname, search } = window.location
  if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return null
  return document.getElementById(decodeURIComponent(link.hash.slice(1)))
}

function scrollToElement(element: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' })
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
