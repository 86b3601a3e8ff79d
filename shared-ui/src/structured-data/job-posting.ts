import type { JobPosting } from 'schema-dts'
import { date, inOrder, nodeOrNull, oneOf, optional, text, texts, type Firm } from './facts.ts'
import { countryCode, postalAddress, type AddressFacts } from './place.ts'

const employmentTypes = [
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'],
  ...['INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
] as const

export interface JobPostingFacts {
  title: string | null | undefined
  description: string | null | undefined
  /** What the firm calls this vacancy. */
  reference?: string | null
  /** ISO 8601. */
  postedOn: string | null | undefined
  validThrough?: string | null
  category?: string | null
  tags?: readonly string[]
  /** Where the work is, or from which country it may be done. */
  location: { place: AddressFacts } | { remoteFrom: string }
  /** As search engines spell it, for example `FULL_TIME`. */
  employmentType?: string | null
  requiredSkills?: readonly string[]
  responsibilities?: readonly string[]
}

/** A client's vacancy, without its pay, of which the site shows no figure; null unless it has a title, a description, the day it was posted and a place, and all else is true. */
export function jobPosting(firm: Firm, facts: JobPostingFacts) {
  return nodeOrNull<JobPosting>(() => {
    const validThrough = optional(date, facts.validThrough)
    inOrder(date(facts.postedOn), validThrough)
    return {
      '@type': 'JobPosting',
      title: text(facts.title),
      description: text(facts.description),
      datePosted: date(facts.postedOn),
      validThrough,
      identifier: optional(
        (value) => ({ '@type': 'PropertyValue', name: text(firm.name), value }),
        facts.reference,
      ),
      // Who wants it writes to the firm first.
      directApply: false,
      // As Google wants it of agencies whose clients are not named, and the types do not know.
      hiringOrganization: 'confidential' as never,
      ...whereabouts(facts.location),
      employmentType: optional((type) => oneOf(employmentTypes, type), facts.employmentType),
      occupationalCategory: optional(text, facts.category),
      // A vacancy has no keywords of its own: what it is tagged with is what it asks for.
      skills: texts([...(facts.requiredSkills ?? []), ...(facts.tags ?? [])]),
      responsibilities: texts(facts.responsibilities ?? [])?.join('\n'),
    }
  })
}

function whereabouts(location: JobPostingFacts['location']) {
  if ('place' in location) {
    countryCode(location.place.country)
    return {
      jobLocation: { '@type': 'Place' as const, address: postalAddress(location.place) },
    }
  }
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {
      '@type': 'Country' as const,
      name: countryCode(location.remoteFrom),
    },
  }
}
