import { matchRoutes, type createBrowserRouter } from 'react-router-dom'
import type { Discovery } from './router.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** Fetches a page's code when a visitor points at or focuses a link to it. One listener serves every link. */
export function prefetchOnIntent(router: Router, discover: Discovery): void {
  const seen = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || seen.has(link.pathname)) return
    const { pathname } = link
    seen.add(pathname)
    prefetch(router, discover, pathname).catch(() => seen.delete(pathname))
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent, { passive: true })
}

async function prefetch(router: Router, discover: Discovery, pathname: string): Promise<void> {
  await discover(pathname, router.patchRoutes)
  const matches = matchRoutes(router.routes, pathname) ?? []
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
  )
}
