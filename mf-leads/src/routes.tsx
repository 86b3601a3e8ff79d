import type { RouteObject } from 'shared-ui/router'

export const routes: RouteObject[] = [
  { path: 'contact', lazy: () => import('./contact/contact-page.tsx') },
  { path: 'contact/release', lazy: () => import('./contact/release-page.tsx') },
  { path: 'questionnaire', lazy: () => import('./questionnaire/questionnaire-page.tsx') },
  { path: 'case-studies/:study?', lazy: () => import('./case-studies/case-studies-page.tsx') },
]

/** For the sitemap and the site's search. The browser never asks, so its build goes without. */
export const publicPages = import.meta.env.SSR
  ? async () => (await import('./public-pages.ts')).listPublicPages()
  : undefined
