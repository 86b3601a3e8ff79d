import { pageLimits, releaseLimits } from 'delivery'
import { Hono } from 'hono'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { createAdmission } from './admission/admission.ts'
import { canonicalAddress } from './admission/canonical-address.ts'
import { closeAddresses, methodNotAllowed } from './admission/methods.ts'
import { takeBeacons } from './visitors/beacons.ts'
import { ordinaryVisit } from './composition/follow-registry.ts'
import { describeError } from './http/describe-error.ts'
import { errorAnswer } from './http/error-answer.ts'
import { iconRoutes } from './files/icons.ts'
import { createPageHandlers, type PageSources } from './pages/page-handlers.ts'
import { createPageComposer } from './pages/compose-page.ts'
import { createPageMaker } from './pages/page-attempts.ts'
import { accessLog } from './http/access-log.ts'
import type { Files } from './composition/earlier-builds.ts'
import type { Releases } from './composition/verified-releases.ts'
import { takeReports, reportsPath } from './visitors/reports.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { previewRoutes } from './visitors/previews.ts'
import { searchIndexRoutes } from './files/search-index-routes.ts'
import { baseHeaders } from './http/security-headers.ts'
import { currentRequestId, requestIds } from './http/request-id.ts'
import { siteOf } from './site.ts'
import { socialImageRoutes } from './files/social-image-routes.ts'
import { serveReleaseFiles, serveShellFiles } from './files/static-files.ts'

export interface AppParts extends PageSources {
  releases: Releases
  /** `starting` until the remotes' code is there, `draining` from the signal to stop. */
  phase: () => 'starting' | 'ready' | 'draining'
  /** Of earlier builds of the shell. */
  earlierFiles?: Files
}

/** What a release may weigh here: the gate of a team asks, wherever it runs. */
const limits = { release: releaseLimits, page: pageLimits }

/** Every address that the composition server answers, in the order they are tried. */
export function createApp(parts: AppParts): Hono {
  const { settings, compositions, visits, metrics, log } = parts
  const makePage = createPageMaker({ ...parts, compose: createPageComposer(siteOf(settings)) })
  const page = createPageHandlers(parts, makePage)
  const admit = createAdmission(settings)
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

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const { lock } = await compositions.of(ordinaryVisit)
    const phase = parts.phase()
    // Without a single remote most addresses are answered 503: the store is empty, or another one than was meant.
    const status =
      phase === 'ready' && Object.keys(lock.remotes).length === 0 ? 'no-remotes' : phase
    if (status !== 'ready') return c.json({ status }, 503, { 'Retry-After': '5' })
    return c.json({ status, lock: lock.id, remotes: lock.remotes })
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, settings)) return errorAnswer(c, 401, 'unauthorised', 'Give the token.')
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
  app.get('/assets/*', serveShellFiles(parts.shell, parts.earlierFiles))
  app.get('/remotes/:name/:release/*', serveReleaseFiles(parts))
  app.get('/_composition', async (c) => {
    c.header('Cache-Control', 'no-store')
    const { lock } = await compositions.of(await visits.of(c))
    return c.json({ ...lock, kit: kit.version, limits })
  })
  app.post('/_beacon', admit.beacon, takeBeacons(parts))
  app.post(reportsPath, admit.beacon, takeReports(metrics, log))
  app.route('/_preview', previewRoutes(parts))
  app.route('/', iconRoutes(settings))
  app.route('/', searchIndexRoutes(parts))
  app.route('/', socialImageRoutes(settings, page, admit))
  app.get('/sitemap.xml', (c) => {
    c.header('Location', `${settings.SUPABASE_URL}/functions/v1/generate-sitemap`)
    c.header('Cache-Control', 'public, max-age=300')
    return c.text('Generating Sitemap...', 302)
  })
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${settings.SITE_URL}/sitemap.xml\n`),
  )

  const respelled = canonicalAddress({ known: closeAddresses(app), findPage: page.find })
  app.get('*', page.kept, admit.page, respelled, page.made)
  app.post('*', admit.form, respelled, page.made)
  app.all('*', (c) => methodNotAllowed(c, ['GET', 'POST']))
  app.onError((error, c) => {
    log.error({
      event: 'request-failed',
      id: currentRequestId(),
      path: c.req.path,
      error: describeError(error, c.req.raw),
    })
    return errorAnswer(c, 500, 'internal', 'Something went wrong on our side.')
  })
  return app
}
