import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createServerModuleRunner } from 'vite'
import type { HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import type { Settings } from '../server/settings.ts'
import type { DevelopmentComposition } from './composition.ts'
import { writeDocument } from './document.ts'
import { describeFailure, toFiles } from './failures.ts'
import { createPageMaker, type MakePage } from './make-page.ts'
import { readPageStyles } from './page-styles.ts'

/** Answers pages as the composition server would, rendered from source by its own code; what fails, the page shows. */
export function developmentPages(settings: Settings, composition: DevelopmentComposition): Plugin {
  return {
    name: 'development-pages',
    configureServer(server) {
      const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
      const makePage = createPageMaker(runner, settings, composition)
      server.middlewares.use('/remotes', composition.serve)
      followPages(server, makePage)
      const answer = async (request: Request) => {
        const refusal = refuse(request)
        if (refusal) return refusal
        const page = await makePage(request)
        if (page instanceof Response) return page
        const styles = await readPageStyles(server.environments.ssr, runner, page.sources ?? [])
        return html(page.status, await writeDocument(server, page, styles))
      }
      const listener = getRequestListener(answer, { overrideGlobalObjects: false })
      return () => server.middlewares.use((request, response) => void listener(request, response))
    },
    async hotUpdate({ modules, read }) {
      // The server's modules are evaluated anew when the next page asks for them: nobody needs to be told.
      if (this.environment.name !== 'client') {
        // Vite does so itself after an update only, not where a file is gone, or there again.
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
        return []
      }
      await untilWritten(read)
      this.environment.hot.send('development:edited')
      return undefined
    },
  }
}

/** Many editors empty a file before they write it, and a page that takes the empty one loads itself anew. */
async function untilWritten(read: HotUpdateOptions['read']): Promise<void> {
  // Of what happens to a file within 50 ms after a change the watcher says nothing.
  await setTimeout(50)
  try {
    for (let tenths = 0; tenths < 10; tenths++) if (await read()) return
  } catch {
    // It is gone.
  }
}

/** What is no page: beacons and reports, which nobody reads here, and files that nobody has. */
function refuse({ url }: Request): Response | null {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/_')) return new Response(null, { status: 204 })
  return /\.\w+$/.test(pathname) ? new Response(null, { status: 404 }) : null
}

function html(status: number, document: string): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(document, { status, headers })
}

/** Tells open pages what fails: in the browser, with its files; on the server, after an edit that they took in place; in the types. */
function followPages({ environments: { client } }: ViteDevServer, makePage: MakePage): void {
  client.hot.on('development:failed', ({ message, stack = '' }: Error, page) => {
    void toFiles(stack, client).then((files) => {
      const error = Object.assign(new Error(message), { stack: files })
      page.send('development:failed', describeFailure(error))
    })
  })
  client.hot.on('development:updated', ({ url }: { url: string }, page) => {
    void makePage(new Request(url)).then((made) => {
      const [failure] = made instanceof Response ? [] : (made.failures ?? [])
      if (failure) page.send('development:failed', failure)
    })
  })
  process.on('message', (typeErrors: string[]) => client.hot.send('development:types', typeErrors))
}
