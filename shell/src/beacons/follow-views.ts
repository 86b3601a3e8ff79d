import type { Router } from './follow-page.ts'

/** Which page stood when. */
export interface Visit {
  /** Milliseconds since the document's start. */
  from: number
  path: string
}

/**
 * The page views of this document, the first of them included, as they come.
 *
 * @param onNext is told of those that it goes on to
 */
export function listViews(router: Router, onNext: (path: string) => void): readonly Visit[] {
  const visits: Visit[] = [{ from: 0, path: router.state.location.pathname }]
  followViews(router, (path) => {
    visits.push({ from: performance.now(), path })
    onNext(path)
  })
  return visits
}

/** A jump inside a page is no new view; asking for the page again is one. */
function followViews(router: Router, onView: (pathname: string) => void): void {
  let last = router.state.location
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === last.key) return
    const isJump =
      location.pathname + location.search === last.pathname + last.search &&
      location.hash !== last.hash
    last = location
    if (!isJump) onView(location.pathname)
  })
}
