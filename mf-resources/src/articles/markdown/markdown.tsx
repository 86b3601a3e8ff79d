import { Fragment, createElement } from 'react'
import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react'
import { LinkedHeading } from 'shared-ui'
import { MarkdownLink } from './link.tsx'
import { wordsOf, type MarkdownNode } from './nodes.ts'
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
  const scrolling = type === 'pre' && isWide(wordsOf(node)) ? scrollingCode : {}
  const element = createElement(components.get(type) ?? type, { ...props, ...scrolling }, ...shown)
  return options.offersLinks && /^h[23]$/.test(type) ? linked(element, wordsOf(node)) : element
}

/** As many characters of code as a telephone of 320 px shows in a line. */
const narrowest = 28

/** Reached by Tab, so that it scrolls by keyboard; a group, because a page may have several. */
const scrollingCode = { role: 'group', 'aria-label': 'Code', tabIndex: 0 }

/** Whether code has a line that a small screen does not show whole. */
const isWide = (code: string): boolean => code.split('\n').some((line) => line.length > narrowest)

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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
