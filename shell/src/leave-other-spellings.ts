import { createPath, type createBrowserRouter } from 'react-router-dom'
import { canonicalPath } from './canonical-path.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

const loadDocument = (path: string) => window.location.assign(window.location.origin + path)

/** A navigation to an address that no page calls its own is the server's: it alone knows which page may be meant. */
export function leaveOtherSpellings(router: Router, leave = loadDocument): void {
  let { key } = router.state.location
  router.subscribe(({ location, navigation }) => {
    const to = navigation.location ?? location
    if (to.key === key) return
    key = to.key
    if (canonicalPath(to.pathname) !== to.pathname) leave(createPath(to))
  })
}
