import type { SearchEntry } from 'shared-ui/contract'

export const guides: readonly SearchEntry[] = [
  {
    path: '/resources/how-to-hire-software-developers',
    kind: 'Guides',
    title: 'How to Hire Software Developers',
    text: 'Five steps from an empty chair to a signed offer, and how to weigh an assessment',
  },
  {
    path: '/resources/technical-screening-process',
    kind: 'Guides',
    title: 'The Technical Screening Process',
    text: 'Five stages, what each one tests, best practices and common mistakes',
  },
]

export const lists: readonly SearchEntry[] = [
  {
    path: '/resources',
    kind: 'Pages',
    title: 'Resources & Insights',
    text: 'The library: guides, reports and analysis',
  },
  {
    path: '/glossary',
    kind: 'Pages',
    title: 'Technical Recruiting Glossary',
    text: 'The words of technical hiring, explained',
  },
]
