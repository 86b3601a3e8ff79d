import type { Location } from '../locations/locations.ts'
import type { Role } from '../roles/roles.ts'

/** A role with every optional part. */
export const fullRole: Role = {
  title: 'Data Engineer',
  slug: 'data-engineer',
  category: 'Data & AI',
  level: 'Senior',
  metaTitle: 'Data Engineer Jobs',
  description: 'Moves data.',
  metaDescription: 'What data engineers do.',
  experience: '3-8 years',
  isRemoteFriendly: true,
  needsClearance: true,
  responsibilities: ['Own the pipelines', 'Name the owners'],
  requiredSkills: ['SQL', 'Python'],
  preferredSkills: ['Streaming'],
  careerPath: ['Staff engineer next.'],
  techStack: {
    primary: [{ name: 'PostgreSQL', slug: 'postgresql' }],
    frameworks: [{ name: 'dbt', slug: null }],
  },
  interviewProcess: { rounds: ['Recruiter call', 'SQL screen'], duration: '3–4 weeks' },
}

/** The same role with none of them. */
export const bareRole: Role = {
  ...fullRole,
  category: null,
  level: null,
  metaTitle: null,
  description: null,
  metaDescription: null,
  experience: '0-5 years',
  isRemoteFriendly: false,
  needsClearance: false,
  responsibilities: [],
  requiredSkills: [],
  preferredSkills: [],
  careerPath: [],
  techStack: null,
  interviewProcess: null,
}

export const austin: Location = {
  name: 'Austin',
  slug: 'austin',
  type: 'city',
  parentSlug: 'texas',
  description: 'Graduates would like to stay.',
  metaTitle: null,
  metaDescription: null,
  topCompanies: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  techHubs: ['The Domain'],
}
