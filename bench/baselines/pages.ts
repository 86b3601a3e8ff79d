/** One page of each kind that visitors come to first → its module, from the project's root. */
export const pages: Readonly<Record<string, string>> = {
  '/': 'shell/src/home/home-page.tsx',
  '/industries/healthcare': 'mf-catalogue/src/industries/industry-page.tsx',
  '/services/technical-interview': 'mf-catalogue/src/services/technical-interview-page.tsx',
  '/resources': 'mf-resources/src/resources/resources-page.tsx',
  '/resources/technical-interview-services-guide': 'mf-resources/src/articles/article-page.tsx',
  '/contact': 'mf-leads/src/contact/contact-page.tsx',
  '/about': 'shell/src/about/about-page.tsx',
}
