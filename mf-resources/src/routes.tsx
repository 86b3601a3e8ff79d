import type { RouteObject } from 'shared-ui/router'

/** Every page of the library. */
export const routes: RouteObject[] = [
  { path: 'glossary', lazy: () => import('./glossary/glossary-page.tsx') },
  { path: 'glossary/:termSlug', lazy: () => import('./glossary/term-page.tsx') },
  { path: 'resources', lazy: () => import('./resources/resources-page.tsx') },
  { path: 'resources/:contentSlug', lazy: () => import('./articles/article-page.tsx') },
]
