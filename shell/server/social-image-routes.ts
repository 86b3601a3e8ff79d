import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { breadcrumbTrail } from '../src/frame/breadcrumb-trail.ts'
import { ordinaryVisit } from './compositions.ts'
import { errorAnswer } from './error-answer.ts'
import type { MakePage } from './page-maker.ts'
import type { Settings } from './settings.ts'
import { design, drawSocialImage, type SocialImageText } from './social-image.tsx'

/** Pictures of 50 kB that are kept. */
const maxKept = 200

type Picture = Uint8Array<ArrayBuffer>

/**
 * Pictures of pages for shared links. What one says is read from the page itself, as every visitor gets it: there is
 * one picture for each page that names it, and nobody else's words get into it.
 */
export function socialImageRoutes(
  settings: Pick<Settings, 'SITE_NAME' | 'SITE_URL'>,
  makePage: MakePage,
): Hono {
  const drawn = keepLatest(maxKept)

  return new Hono().get('/og/*', async (c) => {
    const path = pagePathOf(c.req.path)
    const page = path && (await makePage(new Request(new URL(path, c.req.url)), ordinaryVisit))
    if (page && !(page instanceof Response) && page.context.statusCode >= 500) {
      c.header('Retry-After', '30')
      return errorAnswer(c, 503, 'unavailable', 'The page of this picture cannot be made now.')
    }
    const title = page && !(page instanceof Response) && titleFor(c.req.path, page.html)
    if (!path || !title) return errorAnswer(c, 404, 'not-found', 'There is no such picture.')

    const text = {
      title,
      section: breadcrumbTrail(path)[1]?.label ?? 'Technical recruiting',
      address: `${new URL(settings.SITE_URL).host}${path === '/' ? '' : path}`,
      firm: settings.SITE_NAME,
    }
    const hash = createHash('sha256').update(JSON.stringify({ design, text })).digest('base64url')
    const etag = `"${hash.slice(0, 22)}"`
    c.header('ETag', etag)
    c.header('Cache-Control', 'public, max-age=86400')
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    const picture = await drawn(etag, text)
    return c.body(picture, 200, { 'Content-Type': 'image/png' })
  })
}

/** `/og/services.png` → `/services`; null for what is no address of a picture. */
function pagePathOf(path: string): string | null {
  const page = /^\/og(\/[a-z0-9][a-z0-9/-]*)\.png$/.exec(path)?.[1]
  return page === '/home' ? '/' : (page ?? null)
}

/** What the page says of the picture at this address, or null when the page has another one or none. */
function titleFor(path: string, html: string): string | null {
  const address = metaOf(html, 'og:image')
  if (!address || new URL(address).pathname !== path) return null
  return metaOf(html, 'og:image:alt')
}

function metaOf(html: string, property: string): string | null {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content ? unescapeHtml(content) : null
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The five that React writes. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
}

/** Draws each picture once, and keeps the latest. */
function keepLatest(limit: number) {
  const kept = new Map<string, Promise<Picture>>()
  return (etag: string, text: SocialImageText): Promise<Picture> => {
    const known = kept.get(etag)
    kept.delete(etag)
    const picture = known ?? drawSocialImage(text).then((bytes) => new Uint8Array(bytes))
    kept.set(etag, picture)
    if (!known) picture.catch(() => kept.delete(etag))
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
    return picture
  }
}
