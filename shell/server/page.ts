import type { Context, Handler } from 'hono'
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom'
import type { SlotName } from 'shared-ui'
import { toPlainErrors, type PageData } from '../src/page-data.ts'
import { createRemotes, ownerOf, type Remotes } from '../src/remotes.ts'
import { siteRoutes } from '../src/router.tsx'
import type { AppParts } from './app.ts'
import type { Composition } from './composition.ts'
import { compress, pickEncoding } from './compressed-body.ts'
import { inlineScriptHashes, writeDocument } from './document.ts'
import { assetsOf } from './page-assets.ts'
import { createRenderer } from './page-render.ts'
import { moduleLoader } from './remote-modules.ts'
import { pagePolicy } from './security-headers.ts'
import { siteOf } from './site.ts'

/** Answers every address that is a page: loads, renders and writes one document. */
export function createPageHandler({ settings, composition, shell, log }: AppParts): Handler {
  const site = siteOf(settings)
  const render = createRenderer(site, log)
  const remotesOf = oncePer((current: Composition) =>
    createRemotes(current.lock, moduleLoader(current)),
  )

  return async (c) => {
    const current = composition.current
    const remotes = remotesOf(current)
    const owner = ownerOf(c.req.path)
    const isLoaded = owner !== null && (await isAvailable(owner, remotes.loadRoutes(owner)))
    const used = isLoaded ? [owner] : []

    const handler = createStaticHandler(siteRoutes(onlyWith(remotes, used)))
    const context = await handler.query(c.req.raw)
    if (context instanceof Response) return context

    const slots: SlotName[] = []
    for (const name of slotsOf(context))
      if (await isAvailable(name, remotes.load(name))) slots.push(name)

    const html = render({ handler, context, slots: remotes })
    const page: PageData = {
      site,
      lock: current.lock,
      remotes: used,
      slots,
      state: {
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: toPlainErrors(context.errors),
      },
    }
    const assets = assetsOf({ context, composition: current, shell, page })
    setHeaders(c, context, current)
    return sendDocument(c, writeDocument({ html, page, assets, importMap: current.importMap }))
  }

  async function isAvailable(part: string, work: Promise<unknown>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      log.error({ event: 'remote-failed', phase: 'load', part, error: String(error) })
      return false
    }
  }

  function setHeaders(c: Context, context: StaticHandlerContext, current: Composition): void {
    // A loader's unexpected error is a failure to load, not a fault of the address.
    const status = context.statusCode === 500 ? 503 : context.statusCode
    c.status(status as 200)
    if (status === 503) c.header('Retry-After', '30')
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    c.header(
      'Content-Security-Policy',
      pagePolicy(settings, [...inlineScriptHashes, current.importMap.cspHash]),
    )
  }
}

async function sendDocument(c: Context, text: string) {
  c.header('Vary', 'Accept-Encoding')
  const encoding = pickEncoding(c)
  if (!encoding) return c.body(text)
  c.header('Content-Encoding', encoding)
  return c.body(await compress(encoding, new TextEncoder().encode(text), 'quick'))
}

/** Slots that the matched pages name in `handle = { slots: […] }`. */
function slotsOf({ matches }: StaticHandlerContext): SlotName[] {
  return matches.flatMap(({ route }) => {
    const handle = route.handle as { slots?: SlotName[] } | undefined
    return handle?.slots ?? []
  })
}

/** The router's view of the remotes: exactly the page's own, so that server and browser number routes alike. */
function onlyWith(remotes: Remotes, names: string[]): Remotes {
  const loaded = new Map([...remotes.loaded].filter(([name]) => names.includes(name)))
  return { ...remotes, loaded }
}

function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
