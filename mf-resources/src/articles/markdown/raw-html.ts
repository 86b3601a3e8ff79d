import type { Nodes, Root } from 'mdast'

const blockContainers = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** A remark plugin: raw HTML, which the sanitiser would drop, becomes the text it is written with. */
export function showRawHtml() {
  return (tree: Root) => showIn(tree)
}

function showIn(parent: Nodes) {
  if (!('children' in parent)) return
  const children: Nodes[] = parent.children
  for (const [index, child] of children.entries()) {
    if (child.type !== 'html') showIn(child)
    else children[index] = asText(child.value, blockContainers.has(parent.type))
  }
}

function asText(value: string, isBlock: boolean): Nodes {
  const text = { type: 'text', value } as const
  return isBlock ? { type: 'paragraph', children: [text] } : text
}
