import { SignatureError } from 'delivery'
import { Hono } from 'hono'
import { errorAnswer } from '../http/error-answer.ts'
import { sameOriginOnly } from '../admission/posted-forms.ts'
import type { Services } from '../services.ts'

type Sources = Pick<Services, 'settings' | 'compositions' | 'visits'>

/** The way into a preview, and the way out. */
export function previewRoutes({ settings, compositions, visits }: Sources): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
  })

  app.get('/', async (c) => {
    try {
      const token = c.req.query('token') ?? ''
      const preview = await visits.readPreview(token)
      const previews = new Map(await visits.previewsOf(c)).set(preview.remote, preview.release)
      const { site } = await compositions.of({ bucket: null, previews })
      visits.startPreview(c, preview, token)
      return c.redirect(`/${site.prefixesOf(preview.remote)[0] ?? ''}`, 303)
    } catch (error) {
      visits.endPreviews(c)
      const message = error instanceof SignatureError ? error.message : 'That release is not there.'
      return errorAnswer(c, 403, 'preview-refused', message)
    }
  })
  app.post('/leave', sameOriginOnly(settings), (c) => {
    visits.endPreviews(c)
    return c.redirect('/', 303)
  })
  return app
}
