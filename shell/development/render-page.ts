import { configureBackend } from 'shared-ui/data'
import type { CompositionLock } from 'shared-ui/contract'
import type { PageData } from '../src/page-data.ts'
import type { ModuleLoader } from '../src/remotes.ts'
import { defaultSite } from '../src/site/site-plan.ts'
import { redirectTo } from '../server/pages/redirect-to.ts'
import { createPageRenderer } from '../server/rendering/render-page.ts'
import type { Settings } from '../server/settings.ts'
import { siteOf } from '../server/site.ts'
import type { MadePage } from './document.ts'
import { describeFailure } from './failures.ts'

/**
 * Loads, queries and renders a page with the composition server's own code; a loader's redirect comes back as a response. Vite
 * evaluates this module and all that it imports anew after edits.
 *
 * @param loadSource brings what a remote from source exposes
 * @returns null when the page belongs to a release, which only the browser runs here
 */
export async function renderPage(
  request: Request,
  lock: CompositionLock,
  settings: Settings,
  loadSource: ModuleLoader,
): Promise<MadePage | Response | null> {
  const owner = defaultSite.ownerOf(new URL(request.url).pathname)
  if (owner !== null && lock.remotes[owner]?.why !== 'source') return null
  configureBackend({ url: settings.SUPABASE_URL, anonKey: settings.SUPABASE_ANON_KEY })
  const render = createPageRenderer(siteOf(settings), () => loadSource)
  const frame = { id: lock.shell, kit: '', main: '' }
  const page = await render(request, { id: lock.id, lock, frame, code: {} }, releasesIn(lock))
  if ('location' in page) return redirectTo(page)
  const { html, status, sources, remotes, slots, state, results } = page
  return {
    status,
    html: Buffer.from(html).toString(),
    data: { site: siteOf(settings), lock, remotes, slots, state: stateOf(state), isWatched: false },
    sources,
    failures: results.flatMap(([, { fault }]) => fault?.error ?? []).map(describeFailure),
  }
}

/** Remotes whose code is not run here: to a page with a slot of theirs they are absent until the browser brings them. */
const releasesIn = ({ remotes }: CompositionLock): Set<string> =>
  new Set(Object.keys(remotes).filter((name) => remotes[name]?.why !== 'source'))

const stateOf = (json: Uint8Array) => JSON.parse(Buffer.from(json).toString()) as PageData['state']
