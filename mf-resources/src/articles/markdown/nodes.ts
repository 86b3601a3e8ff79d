import { Fragment, isValidElement, type ReactNode } from 'react'

/** A piece of an article's text as data: what React is to make of it, ready to be made. */
export type MarkdownNode = string | MarkdownElement

export interface MarkdownElement {
  /** Name of the HTML element. */
  type: string
  /** As React names them. */
  props: Record<string, unknown>
  children: MarkdownNode[]
}

/** A second-level heading of the article. */
export type ArticleSection = ReturnType<typeof sectionsOf>[number]

/** What react-markdown made, without React: a page that the server made needs neither it nor its tables of names. */
export function describeMarkdown(made: ReactNode): MarkdownNode[] {
  if (typeof made === 'string') return [made]
  if (Array.isArray(made)) return made.flatMap(describeMarkdown)
  if (!isValidElement<{ children?: ReactNode }>(made)) return []
  const { children, ...props } = made.props
  const described = describeMarkdown(children)
  if (made.type === Fragment) return described
  return [{ type: String(made.type), props, children: described }]
}

/** Those of the article itself, not of a quotation or list in it. */
export function sectionsOf(nodes: readonly MarkdownNode[]) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.type !== 'h2') return []
    const title = wordsOf(node)
    return title ? [{ id: String(node.props['id']), title }] : []
  })
}

/** The words of an element, without their marks. */
export function wordsOf(element: MarkdownElement): string {
  const words = (node: MarkdownNode): string =>
    typeof node === 'string' ? node : node.children.map(words).join('')
  return words(element).trim()
}
