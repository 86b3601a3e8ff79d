import type { Html } from 'mdast'
import Markdown, { defaultUrlTransform, type Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { limitLayout } from './layout-limit.ts'
import { fitIntoPage } from './headings.ts'
import { describeMarkdown, sectionsOf } from './nodes.ts'

/** An article's text, read: plain data, so that a page which the server made needs no parser. */
export type ParsedMarkdown = ReturnType<typeof parseMarkdown>

/**
 * Reads an article's markdown and lists its sections. Raw HTML becomes plain text; an address keeps its scheme only
 * when it is http, https, irc, ircs, mailto or xmpp, or when it is relative.
 */
export function parseMarkdown(content: string) {
  const { text, rest } = limitLayout(content)
  const made = Markdown({
    children: text,
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: { handlers },
    rehypePlugins: [[rehypeSanitize, schema], rehypeSlug, fitIntoPage],
    urlTransform: blankOthers,
  })
  const nodes = describeMarkdown(made)
  return { nodes, sections: sectionsOf(nodes), rest }
}

const blockContainers = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Raw HTML, which the sanitiser would drop, becomes the text it is written with. */
const handlers: NonNullable<Options['remarkRehypeOptions']>['handlers'] = {
  html(state, { value }: Html, parent) {
    const text = { type: 'text', value } as const
    const isBlock = parent && blockContainers.has(parent.type)
    return state.one(isBlock ? { type: 'paragraph', children: [text] } : text, parent)
  },
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
