/**
 * Gives every stylesheet that code adds to the head its hash, so that a changed byte is refused: browsers look up
 * modules in the import map, and stylesheets nowhere. One without a known hash is refused too.
 *
 * @param hashes by path; none where files have none, as on the development server
 */
export function requireStyleHashes(hashes: Record<string, string> | undefined): void {
  if (!hashes) return
  const { head } = document
  const append = head.appendChild.bind(head)
  head.appendChild = (node) => {
    if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
      node.setAttribute('integrity', hashes[new URL(node.href).pathname] ?? unknownHash)
    return append(node)
  }
}

/** What no file has. */
const unknownHash = `sha384-${'A'.repeat(64)}`
