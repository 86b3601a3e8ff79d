import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Components } from 'react-markdown'
import { LinkedHeading } from 'shared-ui'
import { textOf } from './markdown-headings.ts'
import { MarkdownLink } from './markdown-link.tsx'
import styles from './markdown.module.css'

/**
 * Turns an article's text into elements.
 *
 * @param options.offersLinks puts a link to itself beside each heading of the second and third level
 */
export function showMarkdown(
  tree: Root,
  { offersLinks = false }: { offersLinks?: boolean } = {},
): ReactElement {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: offersLinks ? { ...components, ...linkedHeadings } : components,
    ignoreInvalidStyle: true,
    passKeys: true,
    passNode: true,
  })
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
