import type { ReactElement } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { limitNesting } from './limit-nesting.ts'
import { collectSections, lowerHeadings, type ArticleSection } from './markdown-headings.ts'
import { MarkdownLink } from './markdown-link.tsx'
import { showRawHtml } from './markdown-raw-html.ts'
import styles from './markdown.module.css'

export interface RenderedMarkdown {
  body: ReactElement
  sections: ArticleSection[]
}

/**
 * Turns an article's markdown into elements and lists its sections. Raw HTML becomes plain text; an address keeps
 * its scheme only when it is http, https, irc, ircs, mailto or xmpp, or when it is relative.
 */
export function renderMarkdown(content: string): RenderedMarkdown {
  const sections: ArticleSection[] = []
  const body = Markdown({
    children: limitNesting(content),
    remarkPlugins: [remarkGfm, showRawHtml],
    rehypePlugins: [
      [rehypeSanitize, schema],
      lowerHeadings,
      rehypeSlug,
      [collectSections, sections],
    ],
    components,
  })
  return { body, sections }
}

/**
 * All ids come from our own plugins, so footnotes and the links to them keep theirs. Schemes are left to react-markdown's
 * own rule, which is the list above in any case; the sanitiser knows them in lower case only.
 */
const schema = { ...defaultSchema, clobberPrefix: '', protocols: {} }

const components: Components = {
  a: ({ node: _node, ...link }) => <MarkdownLink {...link} />,
  img: ({ node: _node, alt, src, ...image }) => (
    <img loading="lazy" {...image} alt={alt ?? ''} src={src || undefined} />
  ),
  table: ({ node: _node, ...table }) => (
    // Focusable, so that it scrolls by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Table" tabIndex={0}>
      <table {...table} />
    </div>
  ),
}
