import { createStaticHandler } from 'react-router-dom'
import { configureBackend } from 'shared-ui/data'
import { Hono } from 'hono'
import { cachedFetch } from '../../shell/server/backend-cache.ts'
import { documentPartsOf } from '../../shell/server/document/document-parts.ts'
import { listen } from '../../shell/server/http/listen.ts'
import { jsonInHtml } from '../../shell/server/json-in-html.ts'
import { writeDocument } from '../../shell/server/rendering/write-document.ts'
import { slotsOf } from '../../shell/server/rendering/remote-results.ts'
import { parseSettings } from '../../shell/server/settings.ts'
import { siteOf } from '../../shell/server/site.ts'
import { sendEncoded, writeBody } from '../../shell/server/http/written-body.ts'
import { renderApp } from '../../shell/src/entry-server.tsx'
import { createRemotes } from '../../shell/src/remotes.ts'
import { siteRoutes } from '../../shell/src/router.tsx'
import { defaultSite } from '../../shell/src/site/site-plan.ts'
import { moduleLoader } from '../baselines/monolith/federation-client.ts'

const names = ['catalogue', 'resources', 'leads']
const part = { release: 'none', entry: '' }
const lock = {
  id: 'none',
  shell: 'none',
  remotes: Object.fromEntries(names.map((name) => [name, part])),
}

async function loadRemotes() {
  const remotes = createRemotes(lock, moduleLoader())
  for (const name of names) await remotes.loadRoutes(name)
  await remotes.load('leads/contact-form')
  return remotes
}

const parts = documentPartsOf({
  entry: { href: '/assets/entry.js', integrity: '' },
  ...{ modules: [], styles: [], fonts: [], site: null },
  importMap: { bytes: Buffer.from('{}'), hash: '' },
  rest: new Map(),
})

/** The same pages with the same data, from code that was built together: nothing is found, checked or composed at run time. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  configureBackend({
    url: settings.SUPABASE_URL,
    anonKey: settings.SUPABASE_ANON_KEY,
    fetch: cachedFetch(),
  })
  const remotes = await loadRemotes()
  const handler = createStaticHandler(siteRoutes(remotes, defaultSite))
  const site = siteOf(settings)

  const app = new Hono()
  app.get('/cpu-seconds', (c) => {
    const { user, system } = process.cpuUsage()
    return c.text(String((user + system) / 1e6))
  })
  app.get('*', async (c) => {
    const context = await handler.query(new Request(c.req.url))
    if (context instanceof Response) return context
    const html = renderApp({ context, site, plan: defaultSite, lock, slots: remotes })
    const { loaderData, actionData } = context
    const document = writeDocument({
      html: Buffer.from(html),
      page: { site, remotes: names, slots: slotsOf(context) },
      surroundings: { lock, isWatched: false },
      state: jsonInHtml({ loaderData, actionData, errors: null }),
      parts,
    })
    c.status(context.statusCode as 200)
    c.header('Content-Type', 'text/html; charset=utf-8')
    return sendEncoded(c, writeBody(document.bytes))
  })
  await listen(app, settings)
  console.log('ready')
}

await main()
