import { glossarySlugs } from '../_shared/glossary-slugs.ts'
import type { Row, Site } from './site.ts'

export interface Page {
  path: string
  /** Timestamp of the newest row the page shows; absent when no row says. */
  changed?: string
}

const staticPaths = [
  '/',
  '/about',
  '/contact',
  '/questionnaire',
  '/case-studies',
  '/case-studies/it-contractors',
  '/case-studies/technical-recruiter-training',
  '/resources',
  '/resources/how-to-hire-software-developers',
  '/resources/technical-screening-process',
  '/privacy-policy',
  '/glossary',
  '/services',
  '/industries',
  '/technologies',
  '/locations',
  '/roles',
]

const serviceSlugs = [
  'technical-interview',
  'it-consultancy',
  'direct-hire',
  'recruitment-process',
  'recruiter-training',
  'contract-recruiter',
  'technical-screening',
  'coding-interviews',
  'ai-ml-recruitment',
]

const industrySlugs = [
  'aerospace',
  'ecommerce',
  'energy',
  'financial-services',
  'government',
  'healthcare',
  'it-services',
  'insurance',
  'media-entertainment',
  'pharma',
  'retail',
  'telecommunications',
]

/** Every public page of the site, each once, in the site's own order. */
export function listPages(site: Site): Page[] {
  const pages: Page[] = [
    ...staticPaths.map((path) => ({ path })),
    ...serviceSlugs.map((slug) => ({
      path: `/services/${slug}`,
      ...changedOf(site.services, slug),
    })),
    ...industrySlugs.map((slug) => ({
      path: `/industries/${slug}`,
      ...changedOf(site.industries, slug),
    })),
    ...industrySlugs.map((slug) => ({ path: `/industries/${slug}/services` })),
    ...site.industryServices.map(({ industry, service, updated_at }) => ({
      path: `/industries/${industry.slug}/services/${service.slug}`,
      changed: updated_at,
    })),
    ...site.technologies.map((row) => pageOf('/technologies', row)),
    ...site.locations.map((row) => pageOf('/locations', row)),
    ...site.roles.map((row) => pageOf('/roles', row)),
    ...site.roles.flatMap((role) =>
      site.locations.map((location) => ({
        path: `/roles/${role.slug}/${location.slug}`,
        changed: newest(role.updated_at, location.updated_at),
      })),
    ),
    ...site.articles.map((row) => pageOf('/resources', row)),
    ...glossarySlugs.map((slug) => ({ path: `/glossary/${slug}` })),
  ]
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

const pageOf = (prefix: string, row: Row): Page => ({
  path: `${prefix}/${row.slug}`,
  changed: row.updated_at,
})

function changedOf(rows: Row[], slug: string): Pick<Page, 'changed'> {
  const row = rows.find((candidate) => candidate.slug === slug)
  return row ? { changed: row.updated_at } : {}
}

const newest = (left: string, right: string) =>
  new Date(left).getTime() > new Date(right).getTime() ? left : right
