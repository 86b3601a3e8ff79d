import type { RouteObject } from 'shared-ui/router'

/** Every page of the catalogue. */
export const routes: RouteObject[] = [
  { path: 'services', lazy: () => import('./services/services-page.tsx') },
  {
    path: 'services/technical-interview',
    lazy: () => import('./services/technical-interview-page.tsx'),
  },
  { path: 'services/:serviceSlug', lazy: () => import('./services/service-page.tsx') },
  { path: 'industries', lazy: () => import('./industries/industries-page.tsx') },
  { path: 'industries/:industrySlug', lazy: () => import('./industries/industry-page.tsx') },
  {
    path: 'industries/:industrySlug/services',
    lazy: () => import('./industries/industry-services-page.tsx'),
  },
  {
    path: 'industries/:industrySlug/services/:serviceSlug',
    lazy: () => import('./industry-services/industry-service-page.tsx'),
  },
  {
    path: 'industries/:industrySlug/:serviceSlug',
    lazy: () => import('./industry-services/industry-service-page.tsx'),
  },
  { path: 'technologies', lazy: () => import('./technologies/technologies-page.tsx') },
  { path: 'technologies/:techSlug', lazy: () => import('./technologies/technology-page.tsx') },
  { path: 'locations', lazy: () => import('./locations/locations-page.tsx') },
  { path: 'locations/:locationSlug', lazy: () => import('./locations/location-page.tsx') },
  { path: 'roles', lazy: () => import('./roles/roles-page.tsx') },
  { path: 'roles/:roleSlug', lazy: () => import('./roles/role-locations-page.tsx') },
  { path: 'roles/:roleSlug/:locationSlug', lazy: () => import('./roles/role-page.tsx') },
]

/** For the sitemap and the site's search. The browser never asks, so its build goes without. */
export const publicPages = import.meta.env.SSR
  ? async () => (await import('./public-pages.ts')).listPublicPages()
  : undefined
