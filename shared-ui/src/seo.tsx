import { useLocation } from './router.ts'
import { useSite } from './site.tsx'

export interface SeoProps {
  /** The page's own title; the firm's suffix is added. */
  title: string
  description: string
  /** Canonical path when it differs from the page's own, for example `/services/direct-hire`. */
  path?: string
  type?: 'website' | 'article'
  /** Absolute or site-relative address of a 1200 × 630 picture. */
  image?: string
  author?: string | null
  /** Keeps the page out of search engines: error screens and thank-you states. */
  noindex?: boolean
}

/** Head tags of the page it stands on. React moves them into `<head>`, on the server and after navigation alike. */
export function Seo({
  title,
  description,
  path,
  type = 'website',
  image,
  author,
  noindex,
}: SeoProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const documentTitle = title.endsWith(site.titleSuffix) ? title : title + site.titleSuffix
  const canonical = new URL(path ?? canonicalPath(pathname), site.url).href
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {author && <meta name="author" content={author} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={documentTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image && <meta property="og:image" content={new URL(image, site.url).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={documentTitle} />
      <meta name="twitter:description" content={description} />
    </>
  )
}

/** One address per page: no trailing slash except for the home page. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}
