import type { RouteObject } from 'shared-ui/router'

export const routes: RouteObject[] = [
  { path: 'contact', lazy: () => import('./contact/contact-page.tsx') },
  { path: 'questionnaire', lazy: () => import('./questionnaire/questionnaire-page.tsx') },
  { path: 'case-studies/:study?', lazy: () => import('./case-studies/case-studies-page.tsx') },
]
