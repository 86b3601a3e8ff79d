import {
  createStaticHandler,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Site, SlotName } from 'shared-ui'
import { toPlainErrors, type PageData } from '../../src/page-data.ts'
import { ownerOf } from '../../src/ownership.ts'
import { createRemotes, type Remotes } from '../../src/remotes.ts'
import { siteRoutes } from '../../src/router.tsx'
import { withDeadline } from '../../src/with-deadline.ts'
import type { Composition } from '../composition/composition.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { oncePer } from '../once-per.ts'
import {
  failedToRender,
  loaded,
  remoteOf,
  renderFaultOf,
  slotsOf,
  unexpectedErrorOf,
  type Fault,
  type Part,
  type Parts,
} from './page-parts.ts'
import { createRenderer } from './render-page.ts'
import { moduleLoader } from '../composition/federation-host.ts'

/** Seconds that a page's phases took: its remotes' code, its loaders or action, its render. */
export type PhaseSeconds = Record<'load' | 'loaders' | 'render', number>

/** One page, rendered with one composition. */
export interface ComposedPage {
  html: string
  data: Omit<PageData, 'isWatched'>
  context: StaticHandlerContext
  composition: Composition
  /** Remotes that the page needed; `shell` for a failure that is no remote's. */
  parts: Parts
  seconds: PhaseSeconds
}

/**
 * Loads, queries and renders; a loader's redirect comes back as the response that it is.
 *
 * @param untried remotes that are known to fail: like those without a release, they count as absent, and as no fault
 */
export type ComposePage = (
  request: Request,
  composition: Composition,
  untried: ReadonlySet<string>,
) => Promise<ComposedPage | Response>

export function createPageComposer(site: Site): ComposePage {
  const render = createRenderer(site)
  const remotesOf = oncePer((composition: Composition) =>
    createRemotes(composition.lock, moduleLoader(composition), { deadlineMs: deadlines.module }),
  )

  return async (request, composition, untried) => {
    const { lock } = composition
    const remotes = remotesOf(composition)
    const owner = ownerOf(new URL(request.url).pathname)
    const load = (name: string, work: () => Promise<unknown>) =>
      untried.has(name) || !lock.remotes[name] ? { isWhole: false, fault: null } : loaded(work())

    const startedAt = performance.now()
    const own = owner === null ? null : await load(owner, () => remotes.loadRoutes(owner))
    const loadedAt = performance.now()
    const answer = await query(request, remotes, own?.isWhole ? owner : null)
    if (answer instanceof Response) return answer
    const { context, used } = answer
    const queriedAt = performance.now()

    const parts = new Map<string, Part>()
    const slots: SlotName[] = []
    for (const name of slotsOf(context)) {
      const part = await load(remoteOf(name), () => remotes.load(name))
      if (part.isWhole) slots.push(name)
      parts.set(remoteOf(name), part)
    }
    const peek = (name: SlotName) => (slots.includes(name) ? remotes.peek(name) : undefined)

    const slotsAt = performance.now()
    const fault = own?.fault ?? answer.fault ?? unexpectedErrorOf(context)
    const rendered = render({ context, lock, slots: { ...remotes, peek } })
    const { html, failed } = rendered
    if (failed === 'slots')
      for (const name of slots) parts.set(remoteOf(name), failedToRender(rendered))
    const isServed = failed !== 'page' && context.statusCode < 500
    const isWhole = isServed && (own?.isWhole ?? true)
    if (owner || fault || failed === 'page')
      parts.set(owner ?? 'shell', { isWhole, fault: fault ?? renderFaultOf(rendered) })

    const { loaderData, actionData, errors } = context
    const state = { loaderData, actionData, errors: toPlainErrors(errors) }
    const data = { site, lock, remotes: used, slots: failed === 'nothing' ? slots : [], state }
    const seconds = {
      load: (loadedAt - startedAt + slotsAt - queriedAt) / 1000,
      loaders: (queriedAt - loadedAt) / 1000,
      render: (performance.now() - slotsAt) / 1000,
    }
    return { html, data, context, composition, parts, seconds }
  }
}

interface Answer {
  context: StaticHandlerContext
  /** Remotes whose routes it was made with. */
  used: string[]
  fault: Fault | null
}

/** The site's routes with those of one remote at most, which need not be ranked, nor their code asked for, each time. */
const handlersOf = oncePer((_: Remotes) => new Map<string | null, StaticHandler>())

function handlerOf(remotes: Remotes, owner: string | null): StaticHandler {
  const handlers = handlersOf(remotes)
  const names = owner === null ? [] : [owner]
  const handler = handlers.get(owner) ?? createStaticHandler(siteRoutes(onlyWith(remotes, names)))
  handlers.set(owner, handler)
  return handler
}

/** Runs loaders and actions; a remote whose page takes too long is treated as one that did not come. */
async function query(
  request: Request,
  remotes: Remotes,
  owner: string | null,
): Promise<Answer | Response> {
  const used = owner === null ? [] : [owner]
  const handler = handlerOf(remotes, owner)
  const isForm = request.method === 'POST'
  const isOwned = ownerOf(new URL(request.url).pathname) !== null
  // What holds the place of a remote has no action: it answers every method alike.
  if (isForm && isOwned && owner === null) return query(asGet(request), remotes, null)
  // The router never asks again for a page's code that did not come.
  const forget = () => handlersOf(remotes).delete(owner)
  const ms = isForm ? deadlines.action : deadlines.loaders
  try {
    const work = handler.query(request)
    const late = () => new DeadlineError(`the page took longer than ${ms / 1000} s`)
    const context = await withDeadline(work, ms, late)
    if (!(context instanceof Response) && context.statusCode >= 500) forget()
    return context instanceof Response ? context : { context, used, fault: null }
  } catch (error) {
    forget()
    if (!(error instanceof DeadlineError) || owner === null) throw error
    const answer = await query(asGet(request), remotes, null)
    if (answer instanceof Response) return answer
    return { ...answer, fault: { phase: 'loaders', error, isCostly: true } }
  }
}

function asGet({ url, headers }: Request): Request {
  return new Request(url, { headers })
}

/** The router's view of the remotes: exactly the page's own, so that server and browser number routes alike. */
function onlyWith(remotes: Remotes, names: string[]): Remotes {
  const loaded = new Map([...remotes.loaded].filter(([name]) => names.includes(name)))
  return { ...remotes, loaded }
}
