import type { RouteObject } from 'shared-ui/router'

/** Every page of the catalogue. */
export const routes: RouteObject[] = [
  { path: 'technologies/:techSlug', lazy: () => import('./technologies/technology-page.tsx') },
  { path: 'roles/:roleSlug/:locationSlug', lazy: () => import('./roles/role-page.tsx') },
]
