import type { PublicPage } from 'shared-ui/contract'
import { allRowsOf, getBackend } from 'shared-ui/data'
import { slugify } from './glossary/slug.ts'
import { summary } from './glossary/summary.ts'
import { glossaryTerms } from './glossary/terms.ts'

const guides: readonly PublicPage[] = [
  {
    path: '/resources/how-to-hire-software-developers',
    search: {
      kind: 'Guides',
      title: 'How to Hire Software Developers',
      text: 'Five steps from an empty chair to a signed offer, and how to weigh an assessment',
    },
  },
  {
    path: '/resources/technical-screening-process',
    search: {
      kind: 'Guides',
      title: 'The Technical Screening Process',
      text: 'Five stages, what each one tests, best practices and common mistakes',
    },
  },
]

const lists: readonly PublicPage[] = [
  {
    path: '/resources',
    search: {
      kind: 'Pages',
      title: 'Resources & Insights',
      text: 'The library: guides, reports and analysis',
    },
  },
  {
    path: '/glossary',
    search: {
      kind: 'Pages',
      title: 'Technical Recruiting Glossary',
      text: 'The words of technical hiring, explained',
    },
  },
]

/** Every page of the library: published articles, guides and the glossary. Throws `BackendError`. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const terms = glossaryTerms.map(({ term, definition }) => ({
    path: `/glossary/${slugify(term)}`,
    search: { kind: 'Glossary', title: term, text: summary(definition) },
  }))
  return [...guides, ...(await articles()), ...terms, ...lists]
}

/** One that has the address of a guide is shown nowhere. */
async function articles(): Promise<PublicPage[]> {
  const backend = await getBackend()
  const rows = await allRowsOf(() =>
    backend
      .from('content_hubs')
      .select('slug, title, excerpt, description, updated_at')
      .eq('published', true)
      .order('published_at', { ascending: false, nullsFirst: false })
      .order('slug'),
  )
  const pages = rows.map(({ slug, title, excerpt, description, updated_at }) => ({
    path: `/resources/${slug}`,
    changed: updated_at,
    search: { kind: 'Articles', title, text: excerpt || description || '' },
  }))
  return pages.filter(({ path }) => guides.every((guide) => guide.path !== path))
}
