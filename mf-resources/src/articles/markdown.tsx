import {
  Fragment,
  createElement,
  type ComponentProps,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { LinkedHeading } from 'shared-ui'
import { MarkdownLink } from './markdown-link.tsx'
import { wordsOf, type MarkdownNode } from './markdown-nodes.ts'
import styles from './markdown.module.css'

interface Options {
  /** Puts a link to itself beside each heading of the second and third level. */
  offersLinks?: boolean
}

/** Turns an article's text into elements. */
export function showMarkdown(nodes: readonly MarkdownNode[], options: Options = {}): ReactElement {
  return createElement(Fragment, null, ...nodes.map((node) => show(node, options)))
}

function show(node: MarkdownNode, options: Options): ReactNode {
  if (typeof node === 'string') return node
  const { type, props, children } = node
  const shown = children.map((child) => show(child, options))
  const element = createElement(components.get(type) ?? type, props, ...shown)
  return options.offersLinks && /^h[23]$/.test(type) ? linked(element, wordsOf(node)) : element
}

const components: ReadonlyMap<string, ElementType> = new Map<string, ElementType>([
  ['a', MarkdownLink],
  ['img', MarkdownImage],
  ['table', MarkdownTable],
])

function MarkdownImage({ alt, ...image }: ComponentProps<'img'>) {
  return <img loading="lazy" {...image} alt={alt ?? ''} />
}

function MarkdownTable(table: ComponentProps<'table'>) {
  return (
    // Focusable, so that it scrolls by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Table" tabIndex={0}>
      <table {...table} />
    </div>
  )
}

/** A heading without words has nothing to be linked by. */
function linked(heading: ReactElement<{ id?: string }>, title: string): ReactElement {
  const { id } = heading.props
  if (!id || !title) return heading
  return (
    <LinkedHeading id={id} title={title}>
      {heading}
    </LinkedHeading>
  )
}
