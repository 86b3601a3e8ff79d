import type { Element, Nodes, Root } from 'hast'

/** A second-level heading of the article. */
export interface ArticleSection {
  id: string
  title: string
}

/** A rehype plugin: the page's own title is its only `h1`. */
export function lowerHeadings() {
  return (tree: Root) => {
    for (const heading of headings(tree)) if (heading.tagName === 'h1') heading.tagName = 'h2'
  }
}

/** Ids of the frame around the page; an element before it with the same id would stand in its way. */
const frameIds = new Set(['main', 'page-data'])

/** A rehype plugin: a heading 'Page data' does not take the id of the page's data. */
export function clearOfFrame() {
  return (tree: Root) => visit(tree)
}

function visit(node: Nodes) {
  if (!('children' in node)) return
  if (node.type === 'element' && frameIds.has(String(node.properties.id))) {
    node.properties.id = `section-${String(node.properties.id)}`
  }
  node.children.forEach(visit)
}

/** A rehype plugin: lists the second-level headings, which have their ids by now, in `sections`. */
export function collectSections(sections: ArticleSection[]) {
  return (tree: Root) => {
    for (const heading of headings(tree)) {
      const title = textOf(heading).trim()
      if (heading.tagName === 'h2' && title)
        sections.push({ id: String(heading.properties.id), title })
    }
  }
}

/** Those of the article itself, not of a quotation or list in it. */
function headings(tree: Root): Element[] {
  return tree.children.filter(
    (node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName),
  )
}

/** The words of an element, without their marks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
