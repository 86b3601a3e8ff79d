import parse, { attributesToProps, domToReact } from 'html-react-parser'
import Link from 'next/link'

/** Elements as our server writes them; links are Next's. */
export function Tree({ html }) {
  return parse(html, { replace })
}

function replace(node) {
  if (node.name !== 'a' || !node.attribs.href?.startsWith('/')) return undefined
  // There is one page here: what the links lead to could not be fetched ahead.
  return (
    <Link {...attributesToProps(node.attribs)} prefetch={false}>
      {domToReact(node.children, { replace })}
    </Link>
  )
}
