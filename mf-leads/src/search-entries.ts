import type { SearchEntry } from 'shared-ui/contract'
import { caseStudies, studySlugs } from './case-studies/case-studies-content.ts'
import { addressOf } from './case-studies/studies.ts'

const pages: readonly SearchEntry[] = [
  {
    kind: 'Pages',
    title: 'Contact',
    path: '/contact',
    text: 'Write to us: hours and the contact form',
  },
  {
    kind: 'Pages',
    title: 'Hiring questionnaire',
    path: '/questionnaire',
    text: 'Get started: tell us about your team and whom you need',
  },
]

/** What the site's search finds here. */
export function listSearchEntries(): Promise<SearchEntry[]> {
  const studies = studySlugs.map((slug) => ({
    kind: 'Case studies',
    title: caseStudies[slug].title,
    path: addressOf(slug),
    text: `${caseStudies[slug].label}: ${caseStudies[slug].client}`,
  }))
  return Promise.resolve([...studies, ...pages])
}
