import type { ModuleRunner } from 'vite/module-runner'
import type { ModuleLoader } from '../src/remotes.ts'
import type { Settings } from '../server/settings.ts'
import { siteOf } from '../server/site.ts'
import type { DevelopmentComposition } from './composition.ts'
import { emptyHtml, type MadePage } from './document.ts'
import { describeFailure } from './failures.ts'
import { sourceContainerId } from './remote-sources.ts'
import type * as RenderPage from './render-page.ts'

/** A page with its status and what failed in it, or a loader's redirect. */
export type MakePage = (request: Request) => Promise<MadePage | Response>

/** A remote as the server meets it: `containerCode`. */
interface Container {
  get(expose: string): Promise<() => unknown>
}

/** @param runner runs what Vite makes of the sources for the server */
export function createPageMaker(
  runner: ModuleRunner,
  settings: Settings,
  composition: DevelopmentComposition,
): MakePage {
  const loadSource: ModuleLoader = async (remote, expose) => {
    const container = await runner.import<Container>(sourceContainerId(remote))
    return (await container.get(`./${expose}`))()
  }

  return async (request) => {
    try {
      const lock = await composition.lock()
      const { renderPage } = await runner.import<typeof RenderPage>('/development/render-page.ts')
      const page = await renderPage(request, lock, settings, loadSource)
      if (page) return page
      const data = { lock, remotes: [], slots: [], state: null, isWatched: false }
      return { status: 200, html: emptyHtml, data: { ...data, site: siteOf(settings) } }
    } catch (error) {
      return { status: 500, html: emptyHtml, data: null, failures: [describeFailure(error)] }
    }
  }
}
