import type { Context, Handler } from 'hono'
import {
  createStaticHandler,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Site } from 'shared-ui'
import { renderApp } from '../src/entry-server.tsx'
import { toPlainErrors } from '../src/page-data.ts'
import { createRemotes, ownerOf, type Remotes } from '../src/remotes.ts'
import { siteRoutes } from '../src/router.tsx'
import type { AppParts } from './app.ts'
import type { Composition } from './composition.ts'
import { assetsOf } from './page-assets.ts'
import { writeDocument, inlineScriptHashes } from './document.ts'
import { moduleLoader } from './remote-modules.ts'
import { pagePolicy } from './security-headers.ts'
import { slotsOf } from './slots.ts'

/** Answers every address that is a page: loads, renders and writes one document. */
export function createPageHandler({ settings, composition, shell, log }: AppParts): Handler {
  const site: Site = {
    name: settings.SITE_NAME,
    titleSuffix: ` | ${settings.SITE_NAME} Technical Recruiting`,
    url: settings.SITE_URL,
    bookingUrl: settings.BOOKING_URL,
    supabaseUrl: settings.SUPABASE_URL,
    supabaseAnonKey: settings.SUPABASE_ANON_KEY,
  }
  const sessions = new WeakMap<Composition, Remotes>()

  return async (c) => {
    const current = composition.current
    const remotes = sessions.get(current) ?? createRemotes(current.lock, moduleLoader(current))
    sessions.set(current, remotes)

    const owner = ownerOf(c.req.path)
    const isOwnerLoaded = owner !== null && (await load(owner, () => remotes.loadRoutes(owner)))
    const routes = siteRoutes(onlyWith(remotes, isOwnerLoaded ? owner : null))
    const handler = createStaticHandler(routes)
    const context = await handler.query(toRequest(c))
    if (context instanceof Response) return context

    const slots = []
    for (const name of slotsOf(context))
      if (await load(name, () => remotes.load(name))) slots.push(name)

    const html = render(handler, context, remotes, c.req.path)
    const state = {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: toPlainErrors(context.errors),
    }
    const page = { site, lock: current.lock, remotes: isOwnerLoaded ? [owner] : [], slots, state }
    const assets = assetsOf({ context, composition: current, shell, page })
    setHeaders(c, context, current)
    return c.body(writeDocument({ html, page, assets, importMap: current.importMap }), statusOf(context))
  }

  async function load(part: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      log.error({ event: 'remote-failed', phase: 'load', part, error: String(error) })
      return false
    }
  }

  /** A page that throws while it renders becomes its region's fallback; the frame stays. */
  function render(
    handler: StaticHandler,
    context: StaticHandlerContext,
    slots: Remotes,
    path: string,
  ): string {
    try {
      return renderApp({ handler, context, site, slots })
    } catch (error) {
      log.error({ event: 'render-failed', path, error: error instanceof Error ? error.stack : error })
      const boundary = context.matches.findLast(({ route }) => route.id.startsWith('remote-'))
      context.errors = { [boundary?.route.id ?? 'pages']: new Error('render failed') }
      context.statusCode = 503
      return renderApp({ handler, context, site, slots: { ...slots, peek: () => undefined } })
    }
  }

  function setHeaders(c: Context, context: StaticHandlerContext, current: Composition): void {
    for (const headers of Object.values({ ...context.loaderHeaders, ...context.actionHeaders })) {
      const retryAfter = headers.get('Retry-After')
      if (retryAfter) c.header('Retry-After', retryAfter)
    }
    if (statusOf(context) === 503) c.header('Retry-After', '30')
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    c.header(
      'Content-Security-Policy',
      pagePolicy(settings, [...inlineScriptHashes, current.importMap.cspHash]),
    )
  }
}

/** The router's view of the remotes: exactly the owner's routes, so that server and browser number them alike. */
function onlyWith(remotes: Remotes, owner: string | null): Remotes {
  const routes: RouteObject[] | undefined = owner ? remotes.loaded.get(owner) : undefined
  return { ...remotes, loaded: new Map(owner && routes ? [[owner, routes]] : []) }
}

/** A loader's unexpected error is a failure to load, not a fault that the visitor can mend: 503. */
function statusOf(context: StaticHandlerContext): 200 {
  const status = context.statusCode === 500 ? 503 : context.statusCode
  return status as 200
}

function toRequest(c: Context): Request {
  return c.req.raw.method === 'HEAD' ? new Request(c.req.url, { headers: c.req.raw.headers }) : c.req.raw
}
