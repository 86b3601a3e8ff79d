import type { Element } from 'hast'
import type { ReactElement } from 'react'
import Markdown, { defaultUrlTransform, type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { LinkedHeading } from 'shared-ui'
import { limitLayout } from './layout-limit.ts'
import {
  clearOfFrame,
  collectSections,
  lowerHeadings,
  textOf,
  type ArticleSection,
} from './markdown-headings.ts'
import { MarkdownLink } from './markdown-link.tsx'
import { showRawHtml } from './markdown-raw-html.ts'
import styles from './markdown.module.css'

export interface RenderedMarkdown {
  body: ReactElement
  sections: ArticleSection[]
  /** The end of an article that is too much to be laid out, as it was written; mostly empty. */
  rest: string
}

/**
 * Turns an article's markdown into elements and lists its sections. Raw HTML becomes plain text; an address keeps
 * its scheme only when it is http, https, irc, ircs, mailto or xmpp, or when it is relative.
 *
 * @param options.offersLinks puts a link to itself beside each heading of the second and third level
 */
export function renderMarkdown(
  content: string,
  { offersLinks = false }: { offersLinks?: boolean } = {},
): RenderedMarkdown {
  const { text, rest } = limitLayout(content)
  const sections: ArticleSection[] = []
  const body = Markdown({
    children: text,
    remarkPlugins: [remarkGfm, showRawHtml],
    rehypePlugins: [
      [rehypeSanitize, schema],
      lowerHeadings,
      rehypeSlug,
      clearOfFrame,
      [collectSections, sections],
    ],
    urlTransform: blankOthers,
    components: offersLinks ? { ...components, ...linkedHeadings } : components,
  })
  return { body, sections, rest }
}

/**
 * All ids come from our own plugins, so footnotes and the links to them keep theirs. Schemes are left to react-markdown's
 * own rule, which is the list above in any case; the sanitiser knows them in lower case only.
 */
const schema = { ...defaultSchema, clobberPrefix: '', protocols: {} }

/**
 * react-markdown's own rule blanks an address to `''`, which is a link to the page itself. Without any address the words
 * stay and lead nowhere, and `[here]()`, which is relative, remains a link.
 */
function blankOthers(address: string): string | undefined {
  return address && (defaultUrlTransform(address) || undefined)
}

const components: Components = {
  a: ({ node: _node, ...link }) => <MarkdownLink {...link} />,
  img: ({ node: _node, alt, ...image }) => <img loading="lazy" {...image} alt={alt ?? ''} />,
  table: ({ node: _node, ...table }) => (
    // Focusable, so that it scrolls by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Table" tabIndex={0}>
      <table {...table} />
    </div>
  ),
}

const linkedHeadings: Components = {
  h2: ({ node, children, ...heading }) => linked(<h2 {...heading}>{children}</h2>, node),
  h3: ({ node, children, ...heading }) => linked(<h3 {...heading}>{children}</h3>, node),
}

/** A heading without words has nothing to be linked by. */
function linked(heading: ReactElement<{ id?: string }>, node: Element | undefined): ReactElement {
  const { id } = heading.props
  const title = node ? textOf(node).trim() : ''
  if (!id || !title) return heading
  return (
    <LinkedHeading id={id} title={title}>
      {heading}
    </LinkedHeading>
  )
}
