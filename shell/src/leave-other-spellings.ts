import { createPath, type createBrowserRouter } from 'react-router-dom'
import { canonicalPath } from './canonical-path.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Leaves this document for another one. Never resolves: nothing is to be shown meanwhile. */
export function loadDocument(path: string): Promise<never> {
  const { href } = new URL(window.location.origin + path)
  // The address may be there already, and another hash alone loads nothing.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return new Promise(() => {})
}

/** A navigation to an address that no page calls its own is the server's: it alone knows which page may be meant. */
export function leaveOtherSpellings(
  router: Router,
  leave: (path: string) => unknown = loadDocument,
): void {
  let { pathname } = router.state.location
  router.subscribe(({ location, navigation }) => {
    const to = navigation.location ?? location
    if (to.pathname === pathname) return
    pathname = to.pathname
    if (canonicalPath(pathname) !== pathname) leave(createPath(to))
  })
}
