import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { FollowedComposition } from './composition.ts'
import { errorAnswer } from './error-answer.ts'
import { createPageHandler } from './page.ts'
import { accessLog } from './access-log.ts'
import type { Releases } from './releases.ts'
import { formsOnly, sameOriginOnly } from './posted-forms.ts'
import { baseHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import type { ShellBuild } from './shell-build.ts'
import { serveReleaseFiles, serveShellFiles } from './static-files.ts'

export interface AppParts {
  settings: Settings
  composition: FollowedComposition
  releases: Releases
  shell: ShellBuild
  log: Logger
}

const maxFormBytes = 64 * 1024

/** Every address that the composition server answers, in the order they are tried. */
export function createApp(parts: AppParts): Hono {
  const { settings, composition, log } = parts
  const app = new Hono()
  app.use(accessLog(log))
  app.use(baseHeaders())

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) => {
    const { lock } = composition.current
    return c.json({ status: 'ready', lock: lock.id, remotes: lock.remotes })
  })
  app.get('/assets/*', serveShellFiles(parts.shell))
  app.get('/remotes/:name/:release/*', serveReleaseFiles(parts.releases, composition))
  app.get('/sitemap.xml', (c) => {
    c.header('Location', `${settings.SUPABASE_URL}/functions/v1/generate-sitemap`)
    return c.text('Generating Sitemap...', 302)
  })
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${settings.SITE_URL}/sitemap.xml\n`),
  )

  const page = createPageHandler(parts)
  app.get('*', page)
  app.post(
    '*',
    sameOriginOnly(settings),
    formsOnly(),
    bodyLimit({
      maxSize: maxFormBytes,
      onError: (c) => errorAnswer(c, 413, 'body-too-large', 'The form is too large.'),
    }),
    page,
  )
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST')
    return errorAnswer(c, 405, 'method-not-allowed', 'This address does not take that method.')
  })
  app.onError((error, c) => {
    log.error({ event: 'request-failed', path: c.req.path, error: error.stack ?? String(error) })
    return errorAnswer(c, 500, 'internal', 'Something went wrong on our side.')
  })
  return app
}
