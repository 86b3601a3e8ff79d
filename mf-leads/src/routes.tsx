import type { RouteObject } from 'shared-ui/router'

export const routes: RouteObject[] = [
  { path: 'contact', lazy: () => import('./contact/contact-page.tsx') },
]
