import type { PublicPage, SearchEntry } from 'shared-ui/contract'
import { caseStudies, studySlugs } from './case-studies/case-studies-content.ts'
import { addressOf, defaultStudy } from './case-studies/studies.ts'

const pages: readonly SearchEntry[] = [
  {
    path: '/contact',
    kind: 'Pages',
    title: 'Contact',
    text: 'Write to us: hours and the contact form',
  },
  {
    path: '/questionnaire',
    kind: 'Pages',
    title: 'Hiring questionnaire',
    text: 'Get started: tell us about your team and whom you need',
  },
]

/** Every page that can be found here. */
export function listPublicPages(): Promise<PublicPage[]> {
  const studies = studySlugs.map((slug) => {
    const { title, label, client } = caseStudies[slug]
    const page = { path: addressOf(slug), kind: 'Case studies', text: `${label}: ${client}` }
    // The first one's page is that of all.
    return { ...page, title: slug === defaultStudy ? `Case studies: ${title}` : title }
  })
  return Promise.resolve([...studies, ...pages].map(({ path, ...search }) => ({ path, search })))
}
