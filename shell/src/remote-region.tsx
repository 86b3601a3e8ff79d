import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { isInPlace } from 'shared-ui/provider/router'
import type { CompositionLock } from 'shared-ui/contract'

/** Where a remote's pages appear. */
export function RemoteRegion({ name, lock }: { name: string; lock: CompositionLock }) {
  return (
    <div data-remote={name} data-release={lock.remotes[name]?.release ?? 'none'}>
      <Outlet key={usePage()} />
    </div>
  )
}

/**
 * The address of the page, which stays while a visitor looks at another view of it. A new page is made anew: where a browser
 * translates, texts are its own, and what React would write into those that it made stays unseen.
 */
function usePage(): string {
  const location = useLocation()
  const [page, setPage] = useState(location.pathname)
  if (location.pathname === page || isInPlace(location)) return page
  setPage(location.pathname)
  return location.pathname
}
