/** A page that is measured, and what of the source a first view of it runs. */
export interface MeasuredPage {
  path: string
  /** The page's module, from the project's root. */
  source: string
}

/** One page of each kind that visitors come to first. */
export const pages: readonly MeasuredPage[] = [
  { path: '/', source: 'shell/src/home/home-page.tsx' },
  {
    path: '/industries/healthcare',
    source: 'mf-catalogue/src/industries/industry-page.tsx',
  },
  {
    path: '/services/technical-interview',
    source: 'mf-catalogue/src/services/technical-interview-page.tsx',
  },
  { path: '/resources', source: 'mf-resources/src/resources/resources-page.tsx' },
  {
    path: '/resources/technical-interview-services-guide',
    source: 'mf-resources/src/articles/article-page.tsx',
  },
  { path: '/contact', source: 'mf-leads/src/contact/contact-page.tsx' },
  { path: '/about', source: 'shell/src/about/about-page.tsx' },
]
