import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { breadcrumbTrail } from '../../src/frame/breadcrumbs/breadcrumb-trail.ts'
import type { Admit } from '../admission/admit.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { limits } from '../limits.ts'
import type { SharedPages } from '../pages/page-cache.ts'
import type { Settings } from '../settings.ts'
import { singleFlight } from '../single-flight.ts'
import { design, drawSocialImage, type SocialImageText } from './social-image.tsx'

type Picture = Uint8Array<ArrayBuffer>

interface Sources {
  settings: Pick<Settings, 'SITE_NAME' | 'SITE_URL'>
  pages: Pick<SharedPages, 'find' | 'site'>
  /** Asked before a picture is drawn. */
  admit: Admit
}

/**
 * Pictures of pages for shared links. What one says is read from the page itself, as every visitor gets it: there is
 * one picture for each page that names it, and nobody else's words get into it. When page and picture are cached, it
 * costs a client nothing.
 */
export function socialImageHandler({ settings, pages, admit }: Sources): Handler {
  const pictures = createPictures()
  return async (c) => {
    const path = pagePathOf(c.req.path)
    const page = path && (await pages.find(c, path))
    if (page instanceof Response) return page
    if (page && page.status >= 500)
      return errorAnswer(c, 503, 'unavailable', 'The page of this picture cannot be made now.')
    const html = page && 'body' in page ? Buffer.from(await page.body.bodyIn(null)).toString() : ''
    const title = titleFor(c.req.path, html)
    if (!path || !title) return errorAnswer(c, 404, 'not-found', 'There is no such picture.')
    const { labels } = (await pages.site()).content
    const section = breadcrumbTrail(path, labels)[1]?.label ?? 'Technical recruiting'
    const address = `${new URL(settings.SITE_URL).host}${path === '/' ? '' : path}`
    const text = { title, section, address, firm: settings.SITE_NAME }
    const etag = etagOf(text)
    if (c.req.header('if-none-match')?.includes(etag)) return send(c, etag)
    const cached = pictures.get(etag)
    const picture = await (cached ?? admit(c, () => pictures.draw(etag, text)))
    return picture instanceof Response ? picture : send(c, etag, picture)
  }
}

/** @param picture absent for a client that has it */
function send(c: Context, etag: string, picture?: Picture) {
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, max-age=86400')
  if (!picture) return c.body(null, 304)
  return c.body(picture, 200, { 'Content-Type': 'image/png' })
}

function etagOf(text: SocialImageText): string {
  const hash = createHash('sha256').update(JSON.stringify({ design, text })).digest('base64url')
  return `"${hash.slice(0, 22)}"`
}

/** `/og/services.png` → `/services`; null for what is no address of a picture. */
function pagePathOf(path: string): string | null {
  const page = /^\/og(\/[a-z0-9][a-z0-9/-]*)\.png$/.exec(path)?.[1]
  return page === '/home' ? '/' : (page ?? null)
}

/** Characters that a picture has room for; drawing takes longer for each. */
const maxTitle = 200

/** What the page says of the picture at this address, or null when the page has another one or none. */
function titleFor(path: string, html: string): string | null {
  const address = metaOf(html, 'og:image')
  if (!address || URL.parse(address)?.pathname !== path) return null
  return metaOf(html, 'og:image:alt')?.slice(0, maxTitle) ?? null
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
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)

/** Draws each picture once, and caches the latest. */
function createPictures() {
  const { bytes: maxSize, count: max } = limits.pictures
  const drawn = new LRUCache<string, Picture>({
    max,
    maxSize,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const drawing = singleFlight<Picture>()
  return {
    /** The picture that is cached or being drawn. */
    get: (etag: string) => drawn.get(etag) ?? drawing.running.get(etag),
    draw: (etag: string, text: SocialImageText) =>
      drawing.run(etag, async () => {
        const picture = new Uint8Array(await drawSocialImage(text))
        drawn.set(etag, picture)
        return picture
      }),
  }
}
