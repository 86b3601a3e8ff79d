import type { PublicPage, SearchEntry } from 'shared-ui/contract'
import { allRowsOf, getBackend } from 'shared-ui/data'
import { slugify } from './glossary/slug.ts'
import { summary } from './glossary/summary.ts'
import { glossaryTerms } from './glossary/terms.ts'
import { guides, lists } from './public-pages-content.ts'

/** Every page of the library: published articles, guides and the glossary. Throws `BackendError`. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const terms = glossaryTerms.map(({ term, definition }) => ({
    path: `/glossary/${slugify(term)}`,
    search: { kind: 'Glossary', title: term, text: summary(definition) },
  }))
  return [...guides.map(asPage), ...(await articles()), ...terms, ...lists.map(asPage)]
}

const asPage = ({ path, ...search }: SearchEntry): PublicPage => ({ path, search })

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
