import { StructuredData, structuredData, useSite, type JobPostingFacts } from 'shared-ui'
import type { Location, LocationSummary } from '../locations/locations.ts'
import type { Opening } from './openings.ts'
import type { Role } from './roles.ts'

export interface OpeningProps {
  opening: Opening
  role: Role
  location: Location
  /** What the location lies in. */
  parent: LocationSummary | null
}

/** The vacancy for search engines; a role that we merely recruit for is none. */
export function OpeningData({ opening, role, location, parent }: OpeningProps) {
  const vacancy = structuredData.jobPosting(useSite(), {
    ...opening,
    title: role.title,
    description: [opening.summary, role.description].filter(Boolean).join('\n\n'),
    category: role.category,
    location: whereabouts(location, parent, opening),
    requiredSkills: role.requiredSkills,
    tags: role.preferredSkills,
    responsibilities: role.responsibilities,
  })
  return <StructuredData data={vacancy} />
}

function whereabouts(
  { name, type }: Location,
  parent: LocationSummary | null,
  { country }: Opening,
): JobPostingFacts['location'] {
  if (type === 'remote') return { remoteFrom: country }
  const place = type === 'city' ? { city: name, state: parent?.name } : { state: name }
  return { place: { ...place, country } }
}
