import { createStaticHandler } from 'react-router-dom'
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom'
import type { Remotes } from '../../src/remotes.ts'
import { siteRoutes } from '../../src/router.tsx'
import type { SitePlan } from '../../src/site/site-plan.ts'
import { DeadlineError, deadlines, inTime } from '../deadlines.ts'
import { memoize } from '../memoize.ts'
import { faultOf, type Fault } from './fault.ts'
import { unexpectedErrorOf } from './remote-results.ts'

export interface LoadedPage {
  context: StaticHandlerContext
  /** The remote whose routes took part. */
  owner: string | null
  /** What went wrong beside what its code meant to answer. */
  fault: Fault | null
}

/** Where a page's routes come from. */
interface Site {
  plan: SitePlan
  remotes: Remotes
  /** The remote that owns the address; null when the shell does. */
  owner: string | null
  /** Its routes take part; else its place is only held. */
  isHere: boolean
}

/**
 * Runs the loaders of a page, or its action; a loader's redirect comes back as the response that it is. A remote whose page
 * takes too long is treated as one that did not come.
 */
export async function runLoaders(request: Request, site: Site): Promise<LoadedPage | Response> {
  const { owner, isHere } = site
  const withoutOwner = () => runLoaders(asGet(request), { ...site, isHere: false })
  const isForm = request.method === 'POST'
  // What holds the place of a remote has no action: it answers every method alike.
  if (isForm && owner !== null && !isHere) return withoutOwner()
  const handler = handlerOf(site)
  const ms = isForm ? deadlines.action : deadlines.loaders
  try {
    const late = `the page took longer than ${ms / 1000} s`
    const context = await inTime(handler.query(request), ms, late)
    if (context instanceof Response) return context
    if (context.statusCode >= 500) handler.forget()
    return { context, owner: isHere ? owner : null, fault: unexpectedErrorOf(context) }
  } catch (error) {
    handler.forget()
    if (!(error instanceof DeadlineError) || owner === null || !isHere) throw error
    const page = await withoutOwner()
    if (page instanceof Response) return page
    return { ...page, fault: faultOf('loaders', error, true) }
  }
}

const asGet = ({ url, headers }: Request): Request => new Request(url, { headers })

/** Routes need not be ranked, nor their code asked for, each time. */
const handlersOf = memoize((_: Remotes) => new Map<string, StaticHandler>())

/** The site's routes without the prefixes of other remotes, which the router would try one after the other for each page. */
function handlerOf({ plan, remotes, owner, isHere }: Site) {
  const handlers = handlersOf(remotes)
  const key = JSON.stringify([owner, isHere])
  const prefixesOf = (remote: string) => (remote === owner ? plan.prefixesOf(remote) : [])
  const make = () =>
    createStaticHandler(
      siteRoutes(onlyWith(remotes, isHere ? owner : null), { ...plan, prefixesOf }),
    )
  const handler = handlers.get(key) ?? make()
  handlers.set(key, handler)
  return {
    query: handler.query,
    /** The router never asks again for a page's code that did not come. */
    forget: () => void handlers.delete(key),
  }
}

/** The router's view of the remotes: exactly the page's own. Regions keep their order, by which server and browser number routes alike. */
function onlyWith(remotes: Remotes, owner: string | null): Remotes {
  const loaded = new Map([...remotes.loaded].filter(([name]) => name === owner))
  return { ...remotes, loaded }
}
