import { SignatureError } from 'delivery'
import { Hono } from 'hono'
import { prefixesOf } from '../../src/ownership.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { sameOriginOnly } from '../admission/posted-forms.ts'
import type { ReleaseCache } from '../composition/release-cache.ts'
import type { Settings } from '../settings.ts'
import type { Visits } from './visits.ts'

interface Parts {
  settings: Settings
  releases: ReleaseCache
  visits: Visits
}

/** The way into a preview, and the way out. */
export function previewRoutes({ settings, releases, visits }: Parts): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
  })

  app.get('/', async (c) => {
    try {
      const preview = await visits.startPreview(c, c.req.query('token') ?? '')
      await releases.get(preview.remote, preview.release)
      return c.redirect(`/${prefixesOf(preview.remote)[0] ?? ''}`, 303)
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
