import type { RouteObject } from 'shared-ui/router'

/** Every page of the library. */
export const routes: RouteObject[] = [
  { path: 'glossary', lazy: () => import('./glossary/glossary-page.tsx') },
  { path: 'glossary/:termSlug', lazy: () => import('./glossary/term-page.tsx') },
  { path: 'resources', lazy: () => import('./resources/resources-page.tsx') },
  {
    path: 'resources/how-to-hire-software-developers',
    lazy: () => import('./guides/hire-developers-page.tsx'),
  },
  {
    path: 'resources/technical-screening-process',
    lazy: () => import('./guides/screening-process-page.tsx'),
  },
  { path: 'resources/:contentSlug', lazy: () => import('./articles/article-page.tsx') },
]

/** For the sitemap and the site's search. The browser never asks, so its build goes without. */
export const publicPages = import.meta.env.SSR
  ? async () => (await import('./public-pages.ts')).listPublicPages()
  : undefined
