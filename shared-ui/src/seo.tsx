import { useLocation } from './router.ts'
import { useSite } from './site.tsx'
import { socialImagePath } from './social-image-path.ts'

export interface SeoProps {
  /** The page's own title; the firm's suffix is added. */
  title: string
  description: string
  /** Canonical path when it differs from the page's own, for example `/services/direct-hire`. */
  path?: string
  type?: 'website' | 'article'
  author?: string | null
  /** Keeps the page out of search engines: error screens and thank-you states. */
  noindex?: boolean
}

/** Head tags of the page it stands on. React moves them into `<head>`, on the server and after navigation alike. */
export function Seo({ title, description, path, type = 'website', author, noindex }: SeoProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const documentTitle = title.endsWith(site.titleSuffix) ? title : title + site.titleSuffix
  const canonical = path ?? withoutEndSlash(pathname)
  // Joined as text: a path that begins with two slashes would be another host's address.
  const address = new URL(new URL(site.url).origin + canonical).href
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {author && <meta name="author" content={author} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={documentTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en_GB" />
      <meta name="twitter:title" content={documentTitle} />
      <meta name="twitter:description" content={description} />
      {noindex ? (
        <meta name="twitter:card" content="summary" />
      ) : (
        <SocialImage address={new URL(socialImagePath(canonical), site.url).href} alt={title} />
      )}
    </>
  )
}

/** The picture that a shared link shows: the server draws it from the page's own title. */
function SocialImage({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}

/** In characters: search engines show no more of a description. */
const snippetLength = 160

/** A description made of a longer text: its first sentences as far as they fit, or else its first words. */
export function searchSnippet(text: string): string {
  if (text.length <= snippetLength) return text
  const start = text.slice(0, snippetLength)
  const sentences = /^.{49,}[.?!](?=\s\p{Lu})/su.exec(text.slice(0, snippetLength + 2))?.[0]
  // Half of a pair is no character either.
  const words = start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.–—\ud800-\udbff-]+$/, '')
  return sentences ?? `${words}…`
}

/** One address per page: no trailing slash except for the home page. */
export function withoutEndSlash(pathname: string): string {
  // Not by a pattern, which begins anew at each of a stranger's thousand slashes.
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end) || '/'
}
