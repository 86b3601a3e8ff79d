import type { Nodes, Root } from 'hast'

/** A rehype plugin: the page's own title is its only `h1`, also beside those in a quotation or list of the article. */
export function lowerHeadings() {
  return (tree: Root) => lower(tree)
}

function lower(node: Nodes) {
  if (!('children' in node)) return
  if (node.type === 'element' && node.tagName === 'h1') node.tagName = 'h2'
  node.children.forEach(lower)
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
