import { glossarySlugs } from '../_shared/glossary-slugs.ts'
import type { Row, Tables } from './tables.ts'

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

/** Also where an article has the address of a guide, the page stands once. */
const fixedPaths: ReadonlySet<string> = new Set([
  ...staticPaths,
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...industrySlugs.map((slug) => `/industries/${slug}`),
  ...industrySlugs.map((slug) => `/industries/${slug}/services`),
])

/** Every public page of the site, each once, in the site's own order. */
export async function* pagesOf(tables: Tables): AsyncGenerator<Page> {
  yield* fixedPages(tables)
  yield* industryServices(tables)
  yield* rowPages(tables, 'technologies', '/technologies')
  yield* rowPages(tables, 'locations', '/locations')
  yield* rowPages(tables, 'job_roles', '/roles')
  yield* rolesInLocations(tables)
  yield* rowPages(tables, 'content_hubs', '/resources')
}

/** Pages that no table decides on. */
async function* fixedPages(tables: Tables): AsyncGenerator<Page> {
  const [services, industries] = await Promise.all([
    tables.changes('services', serviceSlugs),
    tables.changes('industries', industrySlugs),
  ])
  for (const path of fixedPaths) {
    const [, section, slug = '', ...more] = path.split('/')
    const changes = section === 'services' ? services : industries
    const hasRow = section === 'services' || (section === 'industries' && more.length === 0)
    yield { path, changed: hasRow ? changes.get(slug) : undefined }
  }
  for (const slug of glossarySlugs) yield { path: `/glossary/${slug}` }
}

async function* industryServices(tables: Tables): AsyncGenerator<Page> {
  for await (const { industry, service, updated_at } of tables.pairs())
    yield { path: `/industries/${industry.slug}/services/${service.slug}`, changed: updated_at }
}

type TableName = Parameters<Tables['rows']>[0]

async function* rowPages(tables: Tables, table: TableName, prefix: string): AsyncGenerator<Page> {
  for await (const { slug, updated_at } of tables.rows(table)) {
    const path = `${prefix}/${slug}`
    if (!fixedPaths.has(path)) yield { path, changed: updated_at }
  }
}

/** Every role in every location, by role. */
async function* rolesInLocations(tables: Tables): AsyncGenerator<Page> {
  const openings = await tables.openings()
  const locations: Row[] = []
  for await (const location of tables.rows('locations')) locations.push(location)
  for await (const role of tables.rows('job_roles')) yield* roleIn(role, locations, openings)
}

function* roleIn(
  role: Row,
  locations: readonly Row[],
  openings: ReadonlyMap<string, string>,
): Generator<Page> {
  for (const location of locations) {
    const pair = `${role.slug}/${location.slug}`
    const changed = newest(role.updated_at, location.updated_at)
    yield { path: `/roles/${pair}`, changed: newest(changed, openings.get(pair) ?? changed) }
  }
}

const newest = (left: string, right: string) =>
  new Date(left).getTime() > new Date(right).getTime() ? left : right
