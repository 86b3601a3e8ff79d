import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Site, SlotHost } from 'shared-ui'
import type { CompositionLock } from 'shared-ui/contract'
import { App } from './app.tsx'
import type { SitePlan } from './site/site-plan.ts'

interface Rendering {
  context: StaticHandlerContext
  site: Site
  plan: SitePlan
  lock: CompositionLock
  slots: SlotHost
}

/** The document's HTML. Throws what a component throws: error boundaries work in the browser only. */
export function renderApp({ context, site, plan, lock, slots }: Rendering): string {
  const router = createStaticRouter(branchOf(context), context)
  return renderToString(
    <StrictMode>
      <App site={site} plan={plan} lock={lock} slots={slots}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
  )
}

/** The matched routes without their neighbours: the router copies and ranks what it is given for each page. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [route.index ? route : { ...route, children }],
    [],
  )
}
