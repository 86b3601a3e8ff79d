import { getBackend, rowOrNull } from 'shared-ui/data'
import { asNoun } from '../industries/as-noun.ts'
import { textList } from '../text-list.ts'
import { successStories } from './success-stories.ts'

/** What one service means in one industry. */
export type IndustryService = ReturnType<typeof toIndustryService>

type ContentRow = NonNullable<Awaited<ReturnType<typeof readContent>>>

/** The row of an industry and a service, or null when industry, service or row is missing. Throws `BackendError`. */
export async function getIndustryService(
  industrySlug: string,
  serviceSlug: string,
): Promise<IndustryService | null> {
  const row = await readContent(industrySlug, serviceSlug)
  return row && toIndustryService(row)
}

async function readContent(industrySlug: string, serviceSlug: string) {
  const backend = await getBackend()
  const query = backend
    .from('industry_service_content')
    .select(
      'custom_title, custom_description, meta_title, meta_description, industry_specific_features, case_studies, industry:industries!inner(name, slug, challenges), service:services!inner(name, slug, description, short_description, features)',
    )
    .eq('industry.slug', industrySlug)
    .eq('service.slug', serviceSlug)
    .maybeSingle()
  return rowOrNull(query)
}

/** The page's shape of a row; lists and maps may hold anything in a hosted project. */
export function toIndustryService(row: ContentRow) {
  const { industry, service } = row
  const ownFeatures = textList(row.industry_specific_features)
  return {
    industry: { name: industry.name, slug: industry.slug },
    service: { name: service.name, slug: service.slug },
    title: row.custom_title || `${service.name} for ${asNoun(industry.name)}`,
    description: row.custom_description || service.description || service.short_description || null,
    metaTitle: row.meta_title || null,
    metaDescription: row.meta_description || null,
    challenges: textList(industry.challenges),
    features: ownFeatures.length > 0 ? ownFeatures : textList(service.features),
    stories: successStories(row.case_studies),
  }
}
