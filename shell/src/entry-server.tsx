import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  StaticRouterProvider,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Site, SlotHost } from 'shared-ui'
import type { CompositionLock } from 'shared-ui/contract'
import { App } from './app.tsx'

interface Rendering {
  handler: StaticHandler
  context: StaticHandlerContext
  site: Site
  lock: CompositionLock
  slots: SlotHost
}

/** The document's HTML. Throws what a component throws: error boundaries work in the browser only. */
export function renderApp({ handler, context, site, lock, slots }: Rendering): string {
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <StrictMode>
      <App site={site} lock={lock} slots={slots}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
  )
}
