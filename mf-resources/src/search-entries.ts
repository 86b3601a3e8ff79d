import type { SearchEntry } from 'shared-ui/contract'
import { getBackend, rowsOf } from 'shared-ui/data'
import { slugify } from './glossary/slug.ts'
import { summary } from './glossary/summary.ts'
import { glossaryTerms } from './glossary/terms.ts'

const guides: readonly SearchEntry[] = [
  {
    kind: 'Guides',
    title: 'How to Hire Software Developers',
    path: '/resources/how-to-hire-software-developers',
    text: 'Five steps from an empty chair to a signed offer, and how to weigh an assessment',
  },
  {
    kind: 'Guides',
    title: 'The Technical Screening Process',
    path: '/resources/technical-screening-process',
    text: 'Five stages, what each one tests, best practices and common mistakes',
  },
]

const pages: readonly SearchEntry[] = [
  {
    kind: 'Pages',
    title: 'Resources & Insights',
    path: '/resources',
    text: 'The library: guides, reports and analysis',
  },
  {
    kind: 'Pages',
    title: 'Technical Recruiting Glossary',
    path: '/glossary',
    text: 'The words of technical hiring, explained',
  },
]

/** What the site's search finds here: published articles, guides and the glossary. Throws `BackendError`. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const backend = await getBackend()
  const articles = await rowsOf(
    backend
      .from('content_hubs')
      .select('slug, title, excerpt, description')
      .eq('published', true)
      .order('published_at', { ascending: false, nullsFirst: false }),
  )
  return [
    ...guides,
    ...articles.map(({ slug, title, excerpt, description }) => ({
      kind: 'Articles',
      title,
      path: `/resources/${slug}`,
      text: excerpt || description || '',
    })),
    ...glossaryTerms.map(({ term, definition }) => ({
      kind: 'Glossary',
      title: term,
      path: `/glossary/${slugify(term)}`,
      text: summary(definition),
    })),
    ...pages,
  ]
}
