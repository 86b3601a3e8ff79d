import { Outlet, type RouteObject } from 'react-router-dom'
import { Frame } from './frame/frame.tsx'
import { PageError, throwPageNotFound, throwRemoteUnavailable } from './page-error.tsx'
import { RemoteRegion } from './remote-region.tsx'
import type { Remotes } from './remotes.ts'
import type { SitePlan } from './site/site-plan.ts'

/** At `ownPaths`. */
export const ownPages: RouteObject[] = [
  { index: true, lazy: () => import('./home/home-page.tsx') },
  { path: 'about', lazy: () => import('./about/about-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('./privacy-policy/privacy-policy-page.tsx') },
  { path: 'search', lazy: () => import('./search/search-page.tsx') },
]

/** The whole site on one screen: the frame, the shell's own pages, and a region for each remote. */
export function siteRoutes(remotes: Remotes, plan: SitePlan): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: PageError,
      children: [
        {
          id: 'pages',
          Component: Outlet,
          ErrorBoundary: PageError,
          children: [
            ...ownPages,
            ...plan.remoteNames.map((name) => remoteRoute(name, remotes, plan)),
            { path: '*', loader: throwPageNotFound, element: null },
          ],
        },
      ],
    },
  ]
}

/** A remote's region: its own routes once they are loaded, and what catches its prefixes when they are not. */
function remoteRoute(name: string, remotes: Remotes, { prefixesOf }: SitePlan): RouteObject {
  return {
    id: regionId(name),
    element: <RemoteRegion name={name} lock={remotes.lock} />,
    ErrorBoundary: PageError,
    children: [
      ...(remotes.loaded.get(name) ?? []),
      ...prefixesOf(name).map((prefix) => ({
        path: `${prefix}/*`,
        loader: () => (remotes.loaded.has(name) ? throwPageNotFound() : throwRemoteUnavailable()),
        element: null,
      })),
    ],
  }
}

/** Brings the routes of the remote that owns a path, once; rejects when the remote does not come. */
export type Discovery = (path: string) => Promise<void>

/** @param patch the router's own: what the router gives a navigation drops routes when another one has taken its place */
export function createDiscovery(
  remotes: Remotes,
  { ownerOf }: SitePlan,
  patch: (parent: string, routes: RouteObject[]) => void,
): Discovery {
  const patched = new Set(remotes.loaded.keys())
  return async (path) => {
    const name = ownerOf(path)
    if (!name || patched.has(name)) return
    if (remotes.lock.elsewhere?.includes(name)) throw new Error(`${name} has its pages elsewhere`)
    const routes = await remotes.loadRoutes(name)
    if (patched.has(name)) return
    patched.add(name)
    patch(regionId(name), routes)
  }
}

export const regionId = (name: string): string => `remote-${name}`
