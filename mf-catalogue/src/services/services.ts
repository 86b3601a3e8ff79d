import { alphabetically } from 'shared-ui'
import { getBackend, rowsOf } from 'shared-ui/data'
import { textList } from '../text-list.ts'

export type ServiceSummary = Awaited<ReturnType<typeof getServices>>[number]
export type IndustryName = Awaited<ReturnType<typeof getServiceIndustries>>[number]

/**
 * Per cent, of the six services of the main menu in the home page's order. Source: the specification, section 9,
 * "Per-service satisfaction".
 */
export const clientSatisfaction: ReadonlyMap<string, number> = new Map([
  ['technical-interview', 99],
  ['direct-hire', 96],
  ['it-consultancy', 97],
  ['contract-recruiter', 94],
  ['recruitment-process', 98],
  ['recruiter-training', 95],
])

/** Every service by name. Throws `BackendError`. */
export async function getServices() {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend
      .from('services')
      .select('name, slug, short_description, description, features')
      .order('name'),
  )
  return rows.map((row) => ({
    name: row.name,
    slug: row.slug,
    description: row.short_description || row.description,
    features: textList(row.features),
  }))
}

/** The industries that have a page for a service, by name; none for a service that does not exist. Throws `BackendError`. */
export async function getServiceIndustries(slug: string) {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend
      .from('industry_service_content')
      .select('industries!inner(name, slug), services!inner(slug)')
      .eq('services.slug', slug),
  )
  return rows
    .map(({ industries }) => industries)
    .toSorted((one, other) => alphabetically(one.name, other.name))
}
