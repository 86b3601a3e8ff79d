import Link from 'next/link'
import { createElement } from 'react'

/** Elements as the bench read them from our page: text, or `[name, attributes, children]`. */
export function Tree({ nodes }) {
  return nodes.map((node, i) => (typeof node === 'string' ? node : elementOf(node, i)))
}

function elementOf([name, attributes, children], key) {
  if (name === 'script')
    return (
      <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: children.join('') }} />
    )
  const content = contentOf(children)
  // There is one page here: what the links lead to could not be fetched ahead.
  if (name === 'a' && attributes.href?.startsWith('/'))
    return (
      <Link key={key} {...attributes} prefetch={false}>
        {content}
      </Link>
    )
  return createElement(name, { ...attributes, key }, content)
}

/** Texts stay texts: a title takes nothing else. */
function contentOf(children) {
  if (children.length === 0) return undefined
  const isText = children.every((child) => typeof child === 'string')
  return isText ? children.join('') : <Tree nodes={children} />
}
