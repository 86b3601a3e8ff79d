import { useState } from 'react'
import { RouterProvider, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { RouteError, notFound, unavailable } from '../../src/index.ts'
import { Link, Outlet } from '../../src/router.ts'

/** Routes as a remote has them, without an address bar. */
export function Routes({ routes }: { routes: RouteObject[] }) {
  const [router] = useState(() => createMemoryRouter(routes))
  return <RouterProvider router={router} />
}

/** Routes whose loaders throw, one as it should for each reason. */
export const failingRoutes: RouteObject[] = [
  {
    path: '/',
    element: (
      <p>
        <Link to="/missing">A role that does not exist</Link> ·{' '}
        <Link to="/broken">a role whose data does not come</Link>
      </p>
    ),
  },
  {
    path: '/missing',
    loader: () => {
      throw notFound('Role Not Found', 'It may have been filled.')
    },
    ErrorBoundary: RouteError,
  },
  {
    path: '/broken',
    loader: () =>
      Promise.reject(new Error('The gallery lets this read fail')).catch(
        unavailable('Role Not Found', 'Failed to load role data'),
      ),
    ErrorBoundary: RouteError,
  },
]

/** A route with two children: its own part stays, theirs change. */
export const nestedRoutes: RouteObject[] = [
  {
    path: '/',
    element: (
      <>
        <p>
          <Link to="/">All terms</Link> · <Link to="/term">One term</Link>
        </p>
        <Outlet />
      </>
    ),
    children: [
      { index: true, element: <p>The list of terms.</p> },
      { path: 'term', element: <p>One term, explained.</p> },
    ],
  },
]
