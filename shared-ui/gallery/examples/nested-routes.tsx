import { useState } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { Link, Outlet } from '../../src/router.ts'

/** A route with two children: its own part stays, theirs change. */
export function NestedRoutes() {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        Component: Frame,
        children: [
          { index: true, element: <p>The list of terms.</p> },
          { path: 'term', element: <p>One term, explained.</p> },
        ],
      },
    ]),
  )
  return <RouterProvider router={router} />
}

function Frame() {
  return (
    <>
      <p>
        <Link to="/">All terms</Link> · <Link to="/term">One term</Link>
      </p>
      <Outlet />
    </>
  )
}
