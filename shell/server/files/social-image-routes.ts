import { createHash } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { breadcrumbTrail } from '../../src/frame/breadcrumbs/breadcrumb-trail.ts'
import { limits } from '../admission/limits.ts'
import { errorAnswer } from '../http/error-answer.ts'
import type { PageHandlers } from '../pages/page-handlers.ts'
import type { PageAnswer } from '../pages/write-page.ts'
import type { Settings } from '../settings.ts'
import { design, drawSocialImage, type SocialImageText } from './social-image.tsx'

type Picture = Uint8Array<ArrayBuffer>

interface Drawing {
  etag: string
  text: SocialImageText
}

/** What a picture is to say, between finding that out and drawing it. */
interface Env {
  Variables: { drawing: Drawing }
}

/**
 * Pictures of pages for shared links. What one says is read from the page itself, as every visitor gets it: there is
 * one picture for each page that names it, and nobody else's words get into it.
 */
export function socialImageRoutes(
  settings: Pick<Settings, 'SITE_NAME' | 'SITE_URL'>,
  pages: Pick<PageHandlers, 'find' | 'findKept'>,
  admit: { page: MiddlewareHandler; picture: MiddlewareHandler },
): Hono<Env> {
  const pictures = keepLatest(limits.pictures)

  const drawingOf = (c: Context, path: string, page: PageAnswer | Response): Drawing | null => {
    const html = page instanceof Response ? '' : Buffer.from(page.body.bytes).toString()
    const title = titleFor(c.req.path, html)
    if (!title) return null
    const text = {
      title,
      section: breadcrumbTrail(path)[1]?.label ?? 'Technical recruiting',
      address: `${new URL(settings.SITE_URL).host}${path === '/' ? '' : path}`,
      firm: settings.SITE_NAME,
    }
    const hash = createHash('sha256').update(JSON.stringify({ design, text })).digest('base64url')
    return { etag: `"${hash.slice(0, 22)}"`, text }
  }

  const sendKnown = async (c: Context, { etag }: Drawing) => {
    if (hasPicture(c, etag)) return send(c, etag)
    const picture = pictures.get(etag)
    return picture ? send(c, etag, await picture) : null
  }

  /** Answers when page and picture are kept: that costs a client nothing. */
  const kept: MiddlewareHandler<Env> = async (c, next) => {
    const path = pagePathOf(c.req.path)
    const page = path && (await pages.findKept(path))
    const drawing = page && drawingOf(c, path, page)
    const answer = drawing && (await sendKnown(c, drawing))
    return answer || next()
  }

  const describe: MiddlewareHandler<Env> = async (c, next) => {
    const path = pagePathOf(c.req.path)
    const page = path && (await pages.find(path))
    if (page && page.status >= 500)
      return errorAnswer(c, 503, 'unavailable', 'The page of this picture cannot be made now.')
    const drawing = page && drawingOf(c, path, page)
    if (!drawing) return errorAnswer(c, 404, 'not-found', 'There is no such picture.')
    c.set('drawing', drawing)
    return (await sendKnown(c, drawing)) ?? next()
  }

  return new Hono<Env>().get('/og/*', kept, admit.page, describe, admit.picture, async (c) => {
    const { etag, text } = c.get('drawing')
    return send(c, etag, await pictures.draw(etag, text))
  })
}

const hasPicture = (c: Context, etag: string) => c.req.header('if-none-match')?.includes(etag)

/** @param picture absent for a client that has it */
function send(c: Context, etag: string, picture?: Picture) {
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, max-age=86400')
  if (!picture) return c.body(null, 304)
  return c.body(picture, 200, { 'Content-Type': 'image/png' })
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
  return {
    get: (etag: string) => kept.get(etag),
    draw(etag: string, text: SocialImageText): Promise<Picture> {
      const known = kept.get(etag)
      if (known) return known
      const picture = drawSocialImage(text).then((bytes) => new Uint8Array(bytes))
      kept.set(etag, picture)
      picture.catch(() => kept.delete(etag))
      const [oldest] = kept.keys()
      if (kept.size > limit && oldest) kept.delete(oldest)
      return picture
    },
  }
}
