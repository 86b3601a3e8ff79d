import { Hono } from 'hono'
import { createAdmission } from './admission/admission.ts'
import { closeAddresses, methodNotAllowed } from './admission/methods.ts'
import { iconRoutes } from './files/icons.ts'
import { siteUrl } from './composition/released-site.ts'
import { DeadlineError } from './deadlines.ts'
import { publicPageRoutes } from './files/public-page-routes.ts'
import { socialImageHandler } from './files/social-image-handler.ts'
import { serveFrameFiles, serveRemoteFiles, serveSiteFiles } from './files/static-files.ts'
import { accessLog } from './http/access-log.ts'
import { describeError } from './http/describe-error.ts'
import { errorAnswer } from './http/error-answer.ts'
import { currentRequestId, requestIds } from './http/request-id.ts'
import { baseHeaders } from './http/security-headers.ts'
import { metricsHandler, notablePages } from './metrics/metrics-handler.ts'
import { pageHandler } from './pages/page-handler.ts'
import { createDocumentRenderer } from './pages/render-document.ts'
import { createRetries } from './pages/render-with-retries.ts'
import { createSharedPages } from './pages/page-cache.ts'
import type { Services } from './services.ts'
import { currentComposition, readiness, shellItself } from './status.ts'
import { WorkerLost } from './workers/worker-process.ts'
import { takeBeacons } from './visitors/beacons.ts'
import { previewRoutes } from './visitors/previews.ts'
import { reportsPath, takeReports } from './visitors/reports.ts'

/** Every address that the composition server answers, in the order they are tried. */
export function createApp(services: Services): Hono {
  const { settings, metrics, log } = services
  const admit = createAdmission(settings)
  const render = createDocumentRenderer(services, createRetries(services))
  const pages = createSharedPages(services, admit.page, render)

  const app = guardedApp(services)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', readiness(services))
  app.get('/metrics', metricsHandler(services))
  app.get('/_traces', notablePages(services))
  app.get(`${siteUrl}:file`, serveSiteFiles(services))
  app.get('/assets/*', serveFrameFiles(services))
  app.get('/remotes/*', serveRemoteFiles(services))
  app.get('/_composition', currentComposition(services))
  app.get('/_shell', shellItself(services))
  app.post('/_beacon', admit.beacon, takeBeacons(services))
  app.post(reportsPath, admit.beacon, takeReports(metrics, log))
  app.route('/_preview', previewRoutes(services))
  app.route('/', iconRoutes(settings))
  app.route('/', publicPageRoutes(services))
  app.get('/og/*', socialImageHandler({ settings, pages, admit: admit.picture }))
  app.get('/sitemap.xml', (c) => {
    c.header('Location', `${settings.SUPABASE_URL}/functions/v1/generate-sitemap`)
    c.header('Cache-Control', 'public, max-age=300')
    return c.text('Generating Sitemap...', 302)
  })
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${settings.SITE_URL}/sitemap.xml\n`),
  )

  const known = closeAddresses(app)
  const page = pageHandler({ ...services, pages, render, admit: admit.page, known })
  app.get('*', page)
  app.post('*', admit.form, page)
  app.all('*', (c) => methodNotAllowed(c, ['GET', 'POST']))
  return app
}

/** What every answer passes, and what answers a failure of ours. */
function guardedApp({ metrics, traces, log }: Services): Hono {
  // Addresses are compared as they are written: another spelling is another address.
  const app = new Hono({ getPath: ({ url }) => (URL.canParse(url) ? new URL(url).pathname : '/') })
  app.use(requestIds())
  app.use(metrics.requests)
  app.use(accessLog(log))
  app.use(baseHeaders())
  // A `Host` such as 1.2.3.4.5 makes an address that nobody can read.
  app.use((c, next) =>
    URL.canParse(c.req.url)
      ? next()
      : Promise.resolve(errorAnswer(c, 400, 'bad-host', 'This is no address of ours.')),
  )
  app.onError((error, c) => {
    log.error({
      event: 'request-failed',
      id: currentRequestId(),
      path: c.req.path,
      error: describeError(error, c.req.raw),
    })
    const isAway = error instanceof DeadlineError || error instanceof WorkerLost
    const answer = isAway
      ? errorAnswer(c, 503, 'unavailable', 'This page cannot be shown at the moment.')
      : errorAnswer(c, 500, 'internal', 'Something went wrong on our side.')
    return traces?.ended(c, answer) ?? answer
  })
  return app
}
