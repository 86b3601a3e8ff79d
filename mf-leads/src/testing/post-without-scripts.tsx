import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { SiteProvider } from 'shared-ui'
import { site } from 'shared-ui/testing/show-page.tsx'

/** Posts a form as a browser without JavaScript does, shows the page that comes back, and returns its status. */
export async function postWithoutScripts(
  routes: RouteObject[],
  address: string,
  fields: Record<string, string>,
): Promise<number> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(
    new Request(`http://localhost${address}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  )
  if (context instanceof Response) throw new Error('The post was answered without a page')
  document.body.innerHTML = renderToString(
    <SiteProvider value={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProvider>,
  )
  return context.statusCode
}
