import { useEffect, useLayoutEffect, useState } from 'react'
import { PageSkeleton, useSite } from 'shared-ui'
import { isInPlace, Outlet, useLocation, useNavigation } from 'shared-ui/provider/router'
import { pageShapeOf } from './page-shape.ts'

/** A page that is there within this time, in milliseconds, appears without a skeleton flashing by. */
const patienceMs = 120

/** The page; and in its place what is coming, as soon as a visitor has to wait for the next one. */
export function PageOutlet() {
  const { name } = useSite()
  const next = useNextPath()
  if (next === null) return <Outlet />
  return (
    <>
      <title>{`Loading | ${name}`}</title>
      <PageSkeleton shape={pageShapeOf(next)} />
    </>
  )
}

/** Where a visitor waits to get to, or null. */
function useNextPath(): string | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isLeaving = location && location.pathname !== pathname && !isInPlace(location)
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setIsWaiting(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsWaiting(false)
    }
  }, [isLeaving])

  const next = isLeaving && isWaiting ? location.pathname : null
  // Not by the timer: it may end as the page comes, which has its own place to be at.
  useLayoutEffect(() => {
    if (next !== null) window.scrollTo(0, 0)
  }, [next])
  return next
}
