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

/** A part of the site's pages, in an order of its own. */
export interface Section {
  name: string
  count(): Promise<number>
  /** The key of the page at a position, counted from 0; null when there are fewer. */
  keyAt(position: number): Promise<string | null>
  /** Pages in order: all, or those after a key. */
  pages(after: string | null): AsyncIterable<Page>
}

/** Every public page of the site, each once, in the site's own order. */
export function sectionsOf(tables: Tables): Section[] {
  return [
    fixedPages(tables),
    industryServices(tables),
    tableSection(tables, 'technologies', '/technologies'),
    tableSection(tables, 'locations', '/locations'),
    tableSection(tables, 'job_roles', '/roles'),
    rolesInLocations(tables),
    tableSection(tables, 'content_hubs', '/resources'),
  ]
}

/** Pages that no table decides on: fewer than a sitemap takes. */
function fixedPages(tables: Tables): Section {
  return {
    name: 'pages',
    count: () => Promise.resolve(fixedPaths.size + glossarySlugs.length),
    keyAt: () => Promise.resolve(null),
    async *pages() {
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
    },
  }
}

function industryServices(tables: Tables): Section {
  return {
    name: 'industry-services',
    count: () => tables.count('industry_service_content'),
    keyAt: tables.pairAt,
    async *pages(after) {
      for await (const { industry, service, updated_at } of tables.pairs(after))
        yield {
          path: `/industries/${industry.slug}/services/${service.slug}`,
          changed: updated_at,
        }
    },
  }
}

type TableName = Parameters<Tables['rows']>[0]

function tableSection(tables: Tables, table: TableName, prefix: string): Section {
  return {
    name: prefix.slice(1),
    count: () => tables.count(table),
    keyAt: (position) => tables.slugAt(table, position),
    async *pages(after) {
      for await (const { slug, updated_at } of tables.rows(table, after)) {
        const path = `${prefix}/${slug}`
        if (!fixedPaths.has(path)) yield { path, changed: updated_at }
      }
    },
  }
}

/** Every role in every location, by role; a key is `<role>/<location>`. */
function rolesInLocations(tables: Tables): Section {
  return {
    name: 'roles-in-locations',
    async count() {
      const [roles, locations] = await Promise.all([
        tables.count('job_roles'),
        tables.count('locations'),
      ])
      return roles * locations
    },
    async keyAt(position) {
      const locations = await tables.count('locations')
      const [role, location] = await Promise.all([
        tables.slugAt('job_roles', Math.floor(position / locations)),
        tables.slugAt('locations', position % locations),
      ])
      return role && location && `${role}/${location}`
    },
    async *pages(after) {
      const [role = null, location = ''] = after?.split('/') ?? []
      const openings = await tables.openings()
      const locations: Row[] = []
      for await (const row of tables.rows('locations', null)) locations.push(row)
      const first = role && (await tables.row('job_roles', role))
      const rest = locations.findIndex(({ slug }) => slug === location) + 1
      if (first) yield* roleIn(first, locations.slice(rest), openings)
      for await (const row of tables.rows('job_roles', role))
        yield* roleIn(row, locations, openings)
    },
  }
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
