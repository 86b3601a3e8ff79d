import type { PublicPage } from 'shared-ui/contract'
import { allRowsOf, getBackend, rowsOf } from 'shared-ui/data'
import { getIndustryContent, industrySlugs } from './industries/industry-contents.ts'
import { words as aboutIndustries } from './industries/industries-content.ts'
import { words as aboutLocations } from './locations/locations-content.ts'
import { words as aboutRoles } from './roles/roles-content.ts'
import { getServiceContent, servicePages } from './services/contents/service-contents.ts'
import { content as technicalInterview } from './services/contents/technical-interview.ts'
import { words as aboutServices } from './services/services-content.ts'
import { words as aboutTechnologies } from './technologies/technologies-content.ts'

/** What a page shows; what stands in code alone has no time. */
interface Row {
  slug: string
  updated_at?: string
}

/** Every page of the catalogue. Throws `BackendError`. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const parts = await Promise.all([services(), industries(), technologies(), locationsAndRoles()])
  return [...indexes, ...parts.flat()]
}

const indexes = Object.entries({
  '/services': aboutServices,
  '/industries': aboutIndustries,
  '/technologies': aboutTechnologies,
  '/locations': aboutLocations,
  '/roles': aboutRoles,
}).map(([path, { title, lead }]) => ({ path, search: { kind: 'Pages', title, text: lead } }))

async function services(): Promise<PublicPage[]> {
  const backend = await getBackend()
  const columns = 'slug, short_description, description, updated_at'
  const rows = bySlug(await rowsOf(backend.from('services').select(columns)))
  const pages = [...servicePages].map(async (slug) => {
    const { title, description } = (await getServiceContent(slug)) ?? technicalInterview
    const row = rows.get(slug)
    const text = row?.short_description || row?.description || description
    return pageOf('Services', title, text, row ?? { slug })
  })
  return Promise.all(pages)
}

async function industries(): Promise<PublicPage[]> {
  const backend = await getBackend()
  const columns = 'updated_at, industry:industries!inner(slug), service:services!inner(slug)'
  const [rows, offers] = await Promise.all([
    rowsOf(backend.from('industries').select('slug, updated_at')).then(bySlug),
    allRowsOf(() => backend.from('industry_service_content').select(columns).order('id')),
  ])
  const pages = industrySlugs.map(async (slug) => {
    const name = (await getIndustryContent(slug))?.name ?? slug
    return pageOf(
      'Industries',
      name,
      'Hiring engineers in this industry',
      rows.get(slug) ?? { slug },
    )
  })
  return [
    ...(await Promise.all(pages)),
    ...industrySlugs.map((slug) => ({ path: `/industries/${slug}/services` })),
    ...offers.map(({ industry, service, updated_at }) => ({
      path: `/industries/${industry.slug}/services/${service.slug}`,
      changed: updated_at,
    })),
  ]
}

async function technologies(): Promise<PublicPage[]> {
  const backend = await getBackend()
  const columns = 'name, slug, category, description, updated_at'
  const rows = await allRowsOf(() =>
    backend.from('technologies').select(columns).order('name').order('slug'),
  )
  return rows.map((row) => pageOf('Technologies', row.name, row.description || row.category, row))
}

async function locationsAndRoles(): Promise<PublicPage[]> {
  const backend = await getBackend()
  const [locations, roles, openings] = await Promise.all([
    allRowsOf(() =>
      backend
        .from('locations')
        .select('name, slug, description, updated_at')
        .order('name')
        .order('slug'),
    ),
    allRowsOf(() =>
      backend
        .from('job_roles')
        .select('title, slug, description, updated_at')
        .order('title')
        .order('slug'),
    ),
    allRowsOf(() =>
      backend
        .from('job_openings')
        .select('updated_at, role:job_roles!inner(slug), location:locations!inner(slug)')
        .order('id'),
    ),
  ])
  const opened = new Map(
    openings.map(({ role, location, updated_at }) => [`${role.slug}/${location.slug}`, updated_at]),
  )
  const inLocations = (role: (typeof roles)[number]) =>
    locations.map((location) => {
      const pair = `${role.slug}/${location.slug}`
      const changes = [role.updated_at, location.updated_at, opened.get(pair) ?? '']
      return { path: `/roles/${pair}`, changed: newest(changes) }
    })
  return [
    ...locations.map((row) => pageOf('Locations', row.name, row.description, row)),
    ...roles.map((row) => pageOf('Roles', row.title, row.description, row)),
    ...roles.flatMap(inLocations),
  ]
}

function pageOf(kind: string, title: string, text: string | null, row: Row): PublicPage {
  return {
    path: `/${kind.toLowerCase()}/${row.slug}`,
    changed: row.updated_at,
    search: { kind, title, text: text ?? '' },
  }
}

const bySlug = <One extends Row>(rows: readonly One[]) =>
  new Map(rows.map((row) => [row.slug, row]))

const newest = (times: readonly string[]) =>
  times.reduce((left, right) => (Date.parse(right) > Date.parse(left) ? right : left))
