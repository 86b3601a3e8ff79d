import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'shared-ui/provider/router'

/** After a navigation: moves focus to the new page and reads out its title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // The title follows in the same commit, or a moment later when the page's data does.
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announcement}
    </div>
  )
}
