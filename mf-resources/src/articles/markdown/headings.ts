import type { Nodes, Root } from 'hast'

/** Ids of the frame around the page; an element before it with the same id would stand in its way. */
const frameIds = new Set(['main', 'page-data'])

/**
 * A rehype plugin: the page's own title is its only `h1`, also beside those in a quotation or list of the article, and a
 * heading 'Page data' does not take the id of the page's data.
 */
export const fitIntoPage = () => (tree: Root) => fit(tree)

function fit(node: Nodes) {
  if (!('children' in node)) return
  if (node.type === 'element') {
    const id = String(node.properties.id)
    if (node.tagName === 'h1') node.tagName = 'h2'
    if (frameIds.has(id)) node.properties.id = `section-${id}`
  }
  node.children.forEach(fit)
}
