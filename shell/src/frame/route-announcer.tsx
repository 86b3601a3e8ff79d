import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isInPlace, useLocation } from 'shared-ui/provider/router'
import { focusSection } from './scrolling.ts'
import { useAddressChange } from './use-address-change.ts'

/** After a navigation: moves focus to the new page, or its section, unless it is the same in another view, and reads out its title. */
export function RouteAnnouncer() {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const keepsFocus = isInPlace(location) && !isBack
  const [announcement, setAnnouncement] = useState('')

  useAddressChange(location.pathname, () => {
    if (!keepsFocus) focusSection(location.hash)
    // The title follows in the same commit, or a moment later when the page's data does.
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(timer)
  })
  useAddressChange(location.search + location.hash, () => {
    // What was pressed may have gone with the view before, as the link to older articles on their last page.
    if (document.activeElement === document.body) focusSection(location.hash)
  })

  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announcement}
    </div>
  )
}
