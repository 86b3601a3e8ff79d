import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isInPlace, useLocation } from 'shared-ui/provider/router'

/** After a navigation: moves focus to the new page, unless it is the same in another view, and reads out its title. */
export function RouteAnnouncer() {
  const location = useLocation()
  const { pathname } = location
  const isBack = useNavigationType() === 'POP'
  const keepsFocus = isInPlace(location) && !isBack
  const announcedPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    if (!keepsFocus) document.getElementById('main')?.focus({ preventScroll: true })
    // The title follows in the same commit, or a moment later when the page's data does.
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(timer)
  }, [pathname, keepsFocus])

  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announcement}
    </div>
  )
}
