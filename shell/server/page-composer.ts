import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom'
import type { Logger } from 'pino'
import type { Site, SlotName } from 'shared-ui'
import { toPlainErrors, type PageData } from '../src/page-data.ts'
import { createRemotes, ownerOf, type Remotes } from '../src/remotes.ts'
import { siteRoutes } from '../src/router.tsx'
import type { Composition } from './composition.ts'
import { createRenderer } from './page-render.ts'
import { moduleLoader } from './remote-modules.ts'

/** One page, rendered with one composition. */
export interface ComposedPage {
  html: string
  data: Omit<PageData, 'isWatched'>
  context: StaticHandlerContext
  composition: Composition
  /** Remotes that the page needed, and whether they did their part. */
  remotes: ReadonlyMap<string, { isWhole: boolean }>
}

/** Loads, queries and renders; a loader's redirect comes back as the response that it is. */
export type ComposePage = (
  request: Request,
  composition: Composition,
) => Promise<ComposedPage | Response>

export function createPageComposer(site: Site, log: Logger): ComposePage {
  const render = createRenderer(site, log)
  const remotesOf = oncePer((composition: Composition) =>
    createRemotes(composition.lock, moduleLoader(composition)),
  )

  return async (request, composition) => {
    const remotes = remotesOf(composition)
    const owner = ownerOf(new URL(request.url).pathname)
    const isLoaded = owner !== null && (await isAvailable(owner, remotes.loadRoutes(owner)))
    const used = isLoaded ? [owner] : []

    const handler = createStaticHandler(siteRoutes(onlyWith(remotes, used)))
    const context = await handler.query(request)
    if (context instanceof Response) return context

    const named = slotsOf(context)
    const slots: SlotName[] = []
    for (const name of named) if (await isAvailable(name, remotes.load(name))) slots.push(name)

    const { html, isWhole } = render({ handler, context, lock: composition.lock, slots: remotes })
    const isServed = isWhole && context.statusCode < 500
    const parts = new Map(
      named.map((name) => [remoteOf(name), { isWhole: isWhole && slots.includes(name) }]),
    )
    if (owner) parts.set(owner, { isWhole: isLoaded && isServed })
    const { loaderData, actionData, errors } = context
    const state = { loaderData, actionData, errors: toPlainErrors(errors) }
    const data = { site, lock: composition.lock, remotes: used, slots, state }
    return { html, data, context, composition, remotes: parts }
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
}

/** Slots that the matched pages name in `handle = { slots: […] }`. */
function slotsOf({ matches }: StaticHandlerContext): SlotName[] {
  return matches.flatMap(({ route }) => {
    const handle = route.handle as { slots?: SlotName[] } | undefined
    return handle?.slots ?? []
  })
}

function remoteOf(slot: SlotName): string {
  return slot.split('/')[0] ?? ''
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
