import type { createBrowserRouter, RouteObject } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Page = RouteObject & { source?: string }

/** What of a page module the router holds, beside components, which React refreshes itself. */
const held = ['loader', 'action', 'handle', 'shouldRevalidate'] as const

/** Gives the router what an edited page module exports now, and asks its loaders again: the page stays as it is. */
export function refreshPages(router: Router): void {
  window.__getReactRefreshIgnoredExports = ({ id }) =>
    id.endsWith('-page.tsx') ? [...held, 'source'] : []
  addEventListener('page-edited', ({ detail }: CustomEvent<Page>) => {
    const route = findPage(router.routes, detail.source)
    if (!route) return
    // React has nothing there to refresh.
    if (!route.element && detail.Component) location.reload()
    for (const key of held) Object.assign(route, { [key]: detail[key] })
    void router.revalidate()
  })
}

function findPage(routes: Page[], source: string | undefined): Page | undefined {
  for (const route of routes) {
    const found = route.source === source ? route : findPage(route.children ?? [], source)
    if (found) return found
  }
  return undefined
}

declare global {
  interface Window {
    /** Exports that need not be components for React to refresh a module in place. */
    __getReactRefreshIgnoredExports?: (module: { id: string }) => string[]
  }
  interface WindowEventMap {
    'page-edited': CustomEvent<Page>
  }
}
