import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  contentTypeOf,
  readGatePicture,
  readRefusals,
  releaseIdSchema,
  remoteNameSchema,
  signPreview,
  siteRemote,
} from 'delivery'
import type { Right, SigningKey } from 'delivery'
import { Hono, type Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Field } from './field/field.ts'
import { log } from './log.ts'
import { sinceCanary } from './pages/canary-curve.tsx'
import { FieldPage } from './pages/field-page.tsx'
import { readFieldWish, readWeeks } from './field/wish.ts'
import { FleetPage } from './pages/fleet-page.tsx'
import { HistoryPage } from './pages/history-page.tsx'
import { MomentPage } from './pages/moment-page.tsx'
import { NowPage } from './pages/now-page.tsx'
import { ReleasePage } from './pages/release-page.tsx'
import { RemotePage } from './pages/remote-page.tsx'
import type { Directory } from './people/directory.ts'
import { formBytes, siteFormBytes } from './people/forms.ts'
import { expiringSoon, hindranceOf } from './people/keys.ts'
import { mayDo, sessionOf, visitorOf } from './people/people.ts'
import { peopleRoutes } from './people/routes.tsx'
import { createSessions } from './people/sessions.ts'
import type { CheckPassword } from './people/sign-in.ts'
import type { Delivery } from './read/delivery.ts'
import { momentOf } from './read/history.ts'
import { readNow } from './read/now.ts'
import { readRelease } from './read/one-release.ts'
import { readReleases } from './read/releases.ts'
import { readNotablePages, readShells } from './read/shells.ts'
import { createSend, say } from './send.tsx'
import type { PublishSite } from './site-data/gate.ts'
import { siteDataRoutes } from './site-data/routes.tsx'
import { steerRoutes } from './steer/routes.tsx'
import type { ConsoleSettings } from './settings.ts'
import type { News } from './news.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const daySeconds = 24 * 3_600

/** Open pages that are told of changes at the same time. */
const maxListeners = 200
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export interface Sources {
  settings: ConsoleSettings
  delivery: Delivery
  field: Field
  news: News
  /** Absent where nobody signs in: the console reads, and changes nothing. */
  people?: { check: CheckPassword | null; directory: Directory | null; key: SigningKey }
  /** What this host lacks for it, where it lacks something. */
  publishSite?: PublishSite | string
  /** The browser's build. */
  assetsFolder: string
}

/** The console's pages: everybody here may look; who is signed in may do what the root lets them. */
export async function createApp(sources: Sources): Promise<Hono> {
  const { settings, delivery, field, news, people, publishSite = 'a gate' } = sources
  const app = new Hono()
  const { files, assets } = await readAssets(sources.assetsFolder)
  const sessions = createSessions()
  const whoIs = (c: Context) => sessionOf(c, sessions)?.email ?? null
  const { send, sendSlowly } = createSend(assets, whoIs, Boolean(people))

  app.use(async (c, next) => {
    // A page elsewhere whose name leads here is not let in.
    if (!ownNames.test(c.req.header('host') ?? '')) return c.text('', 421)
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    // Without one, browsers would not say where a form comes from.
    c.header('Referrer-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Cache-Control', 'no-store')
    return next()
  })
  const bodies = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => c.text('', 413) })
  const [short, long] = [bodies(formBytes), bodies(siteFormBytes)]
  app.use((c, next) => (c.req.path === '/site-data' ? long : short)(c, next))
  app.route('/', peopleRoutes({ sessions, check: null, directory: null, ...people, send }))
  if (people) {
    const { key } = people
    const shared = { delivery, sessions, key, send }
    app.route('/', steerRoutes(shared))
    app.route('/', siteDataRoutes({ ...shared, publishSite, sendSlowly }))
  }
  /** Whether somebody may do something with a remote, and why nobody can here. */
  const rightsOf = async (c: Context, remote: string) => {
    const trusted = await delivery.readTrusted()
    const visitor = visitorOf(c, sessions, trusted)
    const hinders = (right: Right) => people && hindranceOf(people.key, trusted, right, remote)
    const may = (right: Right) => mayDo(visitor, right, remote) && hinders(right) === null
    const theirs = visitor?.person?.may.filter((right) => mayDo(visitor, right, remote))
    const hindrance = theirs?.map(hinders).find(Boolean)
    return { trusted, visitor, rights: { may, hindrance } }
  }
  app.get('/', async (c) => {
    const [now, trusted] = [await readNow(delivery), await delivery.readTrusted()]
    const hindrance = people && hindranceOf(people.key, trusted, 'rollback')
    return send(c, 'Now', <NowPage {...{ now, hindrance }} expiring={expiringSoon(trusted)} />)
  })
  app.get('/remotes/:name', async (c) => {
    const { remotes } = await readNow(delivery)
    const remote = remotes.find(({ name }) => name === c.req.param('name'))
    if (!remote) return c.notFound()
    const history = await delivery.readHistory()
    const { releases, more } = await readReleases(delivery, remote, history)
    const { trusted, rights } = await rightsOf(c, remote.name)
    const refusals = await readRefusals({ store: delivery.store, trusted }, remote.name)
    const curve = remote.canary && (await field.read(sinceCanary(remote)))
    const done = history.find(
      (change) => change.remote === remote.name && String(change.sequence) === c.req.query('done'),
    )
    const seen = { remote, releases, more, refusals, curve, rights, done }
    return send(c, remote.name, <RemotePage {...seen} />)
  })
  app.get('/remotes/:name/:release', async (c) => {
    const { name: remote, release } = c.req.param()
    const isName = v.is(remoteNameSchema, remote) && v.is(releaseIdSchema, release)
    const contents = isName && (await readRelease(delivery, remote, release))
    if (!contents) return c.notFound()
    const { remotes, sequence: after } = await readNow(delivery)
    const live = remotes.find(({ name }) => name === remote)
    const { visitor, rights } = await rightsOf(c, remote)
    const by = remote === siteRemote && rights.may('preview') && visitor?.person?.email
    // Signed in the name of who looks, and as good as what they may: a page is nothing to undo.
    const token =
      by && people && (await signPreview(people.key, remote, release, daySeconds, { by, after }))
    const preview = token ? `${settings.SITE_URL}/_preview?token=${token}` : null
    const seen = { remote, release, contents, live, rights, preview }
    return send(c, `${remote} ${release}`, <ReleasePage {...seen} />)
  })
  app.get('/remotes/:name/:release/:folder{gate-report}/:file', async (c) => {
    const { name: remote, release, folder, file } = c.req.param()
    const isName = v.is(remoteNameSchema, remote) && v.is(releaseIdSchema, release)
    const sources = { store: delivery.store, trusted: await delivery.readTrusted() }
    const picture =
      isName && (await readGatePicture(sources, { remote, release }, `${folder}/${file}`))
    if (!picture) return c.notFound()
    c.header('Cache-Control', 'private, max-age=86400')
    c.header('Content-Type', 'image/jpeg')
    return c.body(new Uint8Array(picture))
  })
  app.get('/history', async (c) => {
    const { remote, author, action, page } = c.req.query()
    const filter = { remote, author, action }
    const number = /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1
    const history = await delivery.readHistory()
    return send(c, 'History', <HistoryPage {...{ history, filter }} page={number} />)
  })
  app.get('/history/:sequence{[1-9]\\d{0,14}}', async (c) => {
    const moment = momentOf(await delivery.readHistory(), Number(c.req.param('sequence')))
    return moment
      ? send(c, `Change ${moment.change.sequence}`, <MomentPage moment={moment} />)
      : c.notFound()
  })
  app.get('/field', async (c) => {
    const now = await readNow(delivery)
    const wish = readFieldWish(c.req.query(), now)
    const found = await readWeeks(field, wish)
    const shells = settings.CONSOLE_SHELLS.length
    return send(c, 'Field', <FieldPage {...{ now, wish, shells, ...found }} />)
  })
  app.get('/fleet', async (c) => {
    const [shells, notable, { sequence }] = await Promise.all([
      readShells(settings),
      readNotablePages(settings),
      readNow(delivery),
    ])
    const traceUrl = settings.TRACE_URL
    return send(c, 'Fleet', <FleetPage {...{ shells, notable, sequence, traceUrl }} />)
  })
  let listeners = 0
  app.get('/news', (c) => {
    if (c.req.method === 'HEAD') return c.body(null)
    if (listeners >= maxListeners) return c.text('Too many pages are open.', 503)
    listeners++
    return streamSSE(c, async (stream) => {
      const gone = new Promise<void>((resolve) => stream.onAbort(resolve))
      const stop = news.listen(() => void stream.writeSSE({ event: 'changed', data: '' }))
      // Firefox takes it for open when something has come.
      await stream.write(':\n\n')
      // The server ends a connection in which nothing is said for a minute.
      const beat = setInterval(() => void stream.write(':\n\n'), 20_000)
      await gone
      clearInterval(beat)
      stop()
      listeners--
    })
  })
  app.get('/assets/:file', (c) => {
    const file = files.get(c.req.param('file'))
    if (!file) return c.notFound()
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Type', contentTypeOf(c.req.path))
    return c.body(file)
  })
  const home = <a href="/">What visitors get now</a>
  app.notFound((c) => say(send, c, 'Not here', <>There is no such page. {home}</>, 404))
  app.onError((error, c) => {
    const reason = error instanceof Error ? error.message : String(error)
    log(50, 'console-page-failed', reason)
    return say(send, c, 'It cannot be read', reason.slice(0, 300), 503)
  })
  return app
}

/** The files of the browser's build by their names, and which of them a page loads. */
async function readAssets(folder: string) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|woff2)$/.test(name))
  const read = names.map(
    async (name) => [name, new Uint8Array(await readFile(join(folder, name)))] as const,
  )
  const files = new Map(await Promise.all(read))
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const { file, css = [], assets = [] } = manifest['src/browser/main.ts'] ?? {}
  const at = (name = '') => `/assets/${name}`
  const fonts = assets.filter((name) => name.endsWith('.woff2')).map(at)
  return { files, assets: { script: at(file), style: at(css[0]), fonts } }
}

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>
