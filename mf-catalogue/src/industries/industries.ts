import { getBackend, rowOrNull, rowsOf } from 'shared-ui/data'
import { textList } from '../text-list.ts'

export interface IndustrySummary {
  name: string
  slug: string
  challenges: string[]
}

export interface IndustryServices {
  name: string
  slug: string
  services: IndustryServiceSummary[]
}

export interface IndustryServiceSummary {
  /** The service's own name. */
  name: string
  slug: string
  title: string
  description: string | null
}

/** Every industry by name. Throws `BackendError`. */
export async function getIndustries(): Promise<IndustrySummary[]> {
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
export async function getIndustryServices(slug: string): Promise<IndustryServices | null> {
  const backend = await getBackend()
  const industry = await rowOrNull(
    backend
      .from('industries')
      .select(
        'name, slug, industry_service_content(custom_title, services(name, slug, short_description))',
      )
      .eq('slug', slug)
      .maybeSingle(),
  )
  if (!industry) return null
  const services = industry.industry_service_content.flatMap(({ custom_title, services }) => {
    if (!services) return []
    return {
      name: services.name,
      slug: services.slug,
      title: custom_title || `${services.name} for ${industry.name}`,
      description: services.short_description,
    }
  })
  return {
    name: industry.name,
    slug: industry.slug,
    services: services.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US')),
  }
}
