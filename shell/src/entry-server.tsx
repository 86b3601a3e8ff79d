import { StrictMode, type ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticRouter } from 'react-router-dom'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import { App } from './app.tsx'

interface Rendering extends Omit<ComponentProps<typeof App>, 'children'> {
  context: StaticHandlerContext
}

/** The document's HTML. Throws what a component throws: error boundaries work in the browser only. */
export function renderApp({ context, ...app }: Rendering): string {
  const router = createStaticRouter(branchOf(context), context)
  return renderToString(
    <StrictMode>
      <App {...app}>
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
