import { alphabetically } from 'shared-ui'
import { getBackend, rowOrNull, rowsOf } from 'shared-ui/data'
import { textList } from '../text-list.ts'

export type IndustryServices = NonNullable<Awaited<ReturnType<typeof getIndustryServices>>>

/** Every industry by name. Throws `BackendError`. */
export async function getIndustries() {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend.from('industries').select('name, slug, challenges').order('name'),
  )
  return rows.map(({ name, slug, challenges }) => ({
    name,
    slug,
    challenges: textList(challenges),
  }))
}

/** One industry with the services that have content for it, by name; or null. Throws `BackendError`. */
export async function getIndustryServices(slug: string) {
  const backend = await getBackend()
  const query = backend
    .from('industries')
    .select(
      'name, slug, industry_service_content(custom_title, meta_description, services(name, slug, short_description))',
    )
    .eq('slug', slug)
    .maybeSingle()
  const industry = await rowOrNull(query)
  if (!industry) return null
  const services = industry.industry_service_content.map(
    ({ custom_title, meta_description, services: { name, slug, short_description } }) => ({
      /** The service's own name. */
      name,
      slug,
      /** The name it has in this industry. */
      title: custom_title || name,
      description: meta_description || short_description,
    }),
  )
  return {
    name: industry.name,
    slug: industry.slug,
    services: services.toSorted((one, other) => alphabetically(one.name, other.name)),
  }
}
