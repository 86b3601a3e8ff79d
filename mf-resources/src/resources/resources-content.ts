import type { RelatedLink } from 'shared-ui'
import type { LibraryIconName } from './library-icon.tsx'

interface LibraryCard {
  icon: LibraryIconName
  title: string
  description: string
  to: string
  more: string
}

export const libraryCards: readonly LibraryCard[] = [
  {
    icon: 'insights',
    title: 'Industry Insights',
    description:
      'What makes technical hiring different where you work: rules that shape the interview, skills that are scarce, and vetting and notice that decide your start date.',
    to: '/industries/financial-services',
    more: 'Read about financial services',
  },
  {
    icon: 'guides',
    title: 'Recruitment Guides',
    description:
      'The whole way from an empty chair to a signed offer, step by step, with the weights and durations we use ourselves.',
    to: '/resources/how-to-hire-software-developers',
    more: 'Read the hiring guide',
  },
  {
    icon: 'knowledge',
    title: 'Knowledge Base',
    description:
      'Thirty-two terms of the trade, each with the mistake it usually comes with, so that everybody in the debrief means the same thing.',
    to: '/glossary',
    more: 'Open the glossary',
  },
  {
    icon: 'cases',
    title: 'Case Studies',
    description:
      'Three engagements from first call to result: what was wrong, what we changed, and the figures before and after.',
    to: '/case-studies',
    more: 'See the case studies',
  },
]

export const popularResources: readonly RelatedLink[] = [
  {
    title: 'Technical Recruiting Glossary',
    href: '/glossary',
    description: 'Look up a term, or filter by category before you write the job description.',
    type: 'resource',
  },
  {
    title: 'Case Studies',
    href: '/case-studies',
    description:
      'Contract recruitment, IT contractors and recruiter training, told with their metrics.',
    type: 'resource',
  },
  {
    title: 'Hiring Questionnaire',
    href: '/questionnaire',
    description:
      'A short form with what we ask on a first call, so that “we need somebody” becomes a role, a level and a date.',
    type: 'guide',
  },
]
