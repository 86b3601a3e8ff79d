import { Outlet, type RouteObject } from 'react-router-dom'
import { routes as pages } from '#routes'
import { Surrounded } from './surroundings.tsx'

export { surround } from './surroundings.tsx'

export const routes: RouteObject[] = [
  {
    element: (
      <Surrounded>
        <Outlet />
      </Surrounded>
    ),
    children: pages,
  },
]
