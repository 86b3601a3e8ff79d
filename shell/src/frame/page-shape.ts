import type { PageShape } from 'shared-ui'

/** What the page at an address looks like, for the time until it is there; text with an aside where nothing else is known. */
export function pageShapeOf(pathname: string): PageShape {
  if (/^\/(technologies|locations|roles|search)$/.test(pathname)) return 'list'
  return /^\/(about|glossary|resources|(services|industries).*)?$/.test(pathname)
    ? 'cards'
    : 'article'
}
