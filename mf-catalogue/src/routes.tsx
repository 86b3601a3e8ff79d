import type { RouteObject } from 'shared-ui/router'

export const routes: RouteObject[] = [
  {
    path: 'technologies/:techSlug',
    lazy: () => import('./technologies/technology-page.tsx'),
  },
]
