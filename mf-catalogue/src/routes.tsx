import type { RouteObject } from 'shared-ui/router'

/** Every page of the catalogue. */
export const routes: RouteObject[] = [
  { path: 'industries', lazy: () => import('./industries/industries-page.tsx') },
  { path: 'industries/:industrySlug', lazy: () => import('./industries/industry-page.tsx') },
  {
    path: 'industries/:industrySlug/services',
    lazy: () => import('./industries/industry-services-page.tsx'),
  },
  { path: 'technologies', lazy: () => import('./technologies/technologies-page.tsx') },
  { path: 'technologies/:techSlug', lazy: () => import('./technologies/technology-page.tsx') },
  { path: 'locations', lazy: () => import('./locations/locations-page.tsx') },
  { path: 'locations/:locationSlug', lazy: () => import('./locations/location-page.tsx') },
  { path: 'roles', lazy: () => import('./roles/roles-page.tsx') },
  { path: 'roles/:roleSlug', lazy: () => import('./roles/role-locations-page.tsx') },
  { path: 'roles/:roleSlug/:locationSlug', lazy: () => import('./roles/role-page.tsx') },
]
