import { useState } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { RouteError, notFound, unavailable } from '../../src/index.ts'
import { Link } from '../../src/router.ts'

/** Routes whose loaders throw, one as it should for each reason. */
export function FailingRoutes() {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', Component: Choice },
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
    ]),
  )
  return <RouterProvider router={router} />
}

function Choice() {
  return (
    <ul>
      <li>
        <Link to="/missing">A role that does not exist</Link>
      </li>
      <li>
        <Link to="/broken">A role whose data does not come</Link>
      </li>
    </ul>
  )
}
