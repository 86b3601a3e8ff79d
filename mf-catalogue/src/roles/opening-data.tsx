import { StructuredData, structuredData, useSite, type JobPostingFacts } from 'shared-ui'
import type { Location } from '../locations/locations.ts'
import type { Role } from './roles.ts'

type Terms = 'postedAt' | 'validThrough' | 'employmentType' | 'salary' | 'tags'

/** A vacancy that somebody can apply for today. */
export interface Opening extends Pick<JobPostingFacts, Terms> {
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** The vacancy behind a role in a location, for search engines; a role that we merely recruit for is none. */
export function OpeningData({ role, location }: { role: Role; location: Location }) {
  const site = useSite()
  if (!role.opening) return null
  const vacancy = structuredData.jobPosting(site, {
    ...role.opening,
    title: role.title,
    description: role.description,
    category: role.category,
    location: whereabouts(location, role.opening),
    requiredSkills: role.requiredSkills,
    responsibilities: role.responsibilities,
  })
  return <StructuredData data={vacancy} />
}

function whereabouts({ name, type }: Location, { country }: Opening): JobPostingFacts['location'] {
  if (type === 'remote') return { remoteFrom: country }
  return { place: type === 'city' ? { city: name, country } : { state: name, country } }
}
