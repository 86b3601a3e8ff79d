import type { Article } from 'schema-dts'
import { address, date, nodeOrNull, optional, text, texts, type Firm } from './facts.ts'
import { firmNode, publisherNode } from './firm.ts'
import { socialImagePath } from '../social-image-path.ts'

export interface ArticleFacts {
  title: string
  /** Its page, for example `/resources/writing-a-role`. */
  path: string
  /** ISO 8601. */
  publishedAt: string | null | undefined
  updatedAt?: string | null
  description?: string | null
  /** A name; the firm itself when nobody is named. */
  author?: string | null
  category?: string | null
  tags?: readonly string[]
  /** The name of the place that it is about. */
  location?: string | null
}

/** A dated text; null without a title, an address or the day it was published, or with dates that cannot be. */
export function article(firm: Firm, facts: ArticleFacts) {
  return nodeOrNull<Article>(() => {
    const url = address(firm, facts.path)
    const published = date(facts.publishedAt)
    const updated = optional(date, facts.updatedAt)
    return {
      '@type': 'Article',
      headline: text(facts.title),
      description: optional(text, facts.description),
      image: address(firm, socialImagePath(facts.path)),
      url,
      mainEntityOfPage: url,
      inLanguage: 'en',
      author: optional((name) => authorNode(firm, text(name)), facts.author) ?? firmNode(firm),
      publisher: publisherNode(firm),
      datePublished: published,
      // A text may be put in order before its day comes; it has changed from then on.
      dateModified: updated && Date.parse(updated) > Date.parse(published) ? updated : published,
      articleSection: optional(text, facts.category),
      keywords: texts(facts.tags ?? [])?.join(', '),
      contentLocation: optional((name) => ({ '@type': 'Place', name: text(name) }), facts.location),
    }
  })
}

/** The firm's own desk is an organisation; any other name is a person. */
function authorNode(firm: Firm, name: string) {
  return name.startsWith(firm.name)
    ? { ...firmNode(firm), name }
    : { '@type': 'Person' as const, name }
}
