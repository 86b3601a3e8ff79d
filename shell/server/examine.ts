import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openReleaseStore, findRoot } from 'delivery'
import { pino } from 'pino'
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom'
import type { SlotName } from 'shared-ui'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { createRemotes, type Remotes } from '../src/remotes.ts'
import { siteRoutes } from '../src/router.tsx'
import type { SitePlan } from '../src/site/site-plan.ts'
import { choicesOf } from './composition/choose-releases.ts'
import { describeComposition, remotesWithPages } from './composition/composition.ts'
import { createReleaseLoader } from './composition/release-loader.ts'
import { resolveRegistry } from './composition/resolve-registry.ts'
import { createReleaseCache } from './composition/release-cache.ts'
import { renderCompositionOf } from './composition/render-composition.ts'
import { moduleLoader, sharedNames } from './rendering/federation-host.ts'
import { openShellBuild } from './composition/shell-build.ts'

const aMomentMs = 50

/** A page by its full path, for example `/roles/:roleSlug`. */
interface Page {
  path: string
  /** Slots of other remotes that it shows. */
  slots: string[]
  /** Why its module does not load. */
  error?: string
}

/**
 * Prints, as one line of JSON, what the composition in `DATA_DIR` offers, without serving it. A process of its own:
 * a candidate's code may do anything, and its modules cannot be unloaded.
 */
async function examine(): Promise<void> {
  const { shell, site, remotes } = await openRemotes()
  const examined: Record<string, { pages: Page[]; error?: string }> = {}
  for (const name of remotesWithPages(remotes)) {
    const routes = await remotes.loadRoutes(name).then(
      (loaded) =>
        checkTree(siteRoutes({ ...remotes, loaded: new Map([[name, loaded]]) }, site), loaded),
      (error: unknown) => describe(error),
    )
    examined[name] =
      typeof routes === 'string' ? { pages: [], error: routes } : { pages: await listPages(routes) }
  }
  const shellPages = (await listPages(siteRoutes({ ...remotes, loaded: new Map() }, site))).filter(
    ({ slots }) => slots.length > 0,
  )
  const pages = [...shellPages, ...Object.values(examined).flatMap(({ pages }) => pages)]
  const slots: Record<string, string | null> = {}
  for (const name of new Set(pages.flatMap((page) => page.slots)))
    slots[name] = await remotes.load(name as SlotName).then(() => null, describe)

  const prefixes = Object.fromEntries(site.remoteNames.map((name) => [name, site.prefixesOf(name)]))
  const answer = {
    shell,
    kit: kit.version,
    shared: sharedNames,
    site: site.content,
    prefixes,
    remotes: examined,
    shellPages,
    slots,
  }
  // A rejection that nobody handles ends a server, but only when the loop turns.
  await delay(aMomentMs)
  process.stdout.write(`\n${JSON.stringify(answer)}\n`, () => process.exit(0))
}

async function openRemotes(): Promise<{ shell: string; site: SitePlan; remotes: Remotes }> {
  const dataFolder = resolve(process.env['DATA_DIR'] ?? '')
  const store = openReleaseStore(resolve(dataFolder, 'releases'))
  const trusted = await findRoot(resolve(process.env['ROOT_FILE'] ?? ''), store)
  const folder = resolve(dataFolder, 'examined')
  const releases = createReleaseCache({ store, lastGood: store, trusted, folder })
  const log = pino({ base: null }, pino.destination(2))
  const live = await resolveRegistry(
    await store.readRegistry(trusted),
    createReleaseLoader(releases, log),
    new Map(),
  )
  const shell = await openShellBuild(resolve(import.meta.dirname, '../client'))
  const choices = new Map([...live].map(([name, remote]) => [name, choicesOf(remote, null)[0]]))
  const composition = describeComposition(shell, choices)
  const remotes = createRemotes(composition.lock, moduleLoader(renderCompositionOf(composition)))
  return { shell: shell.id, site: composition.site, remotes }
}

/** @returns the routes, or what the router does not accept about them */
function checkTree(tree: RouteObject[], routes: RouteObject[]): RouteObject[] | string {
  try {
    createStaticHandler(tree)
    matchRoutes(tree, '/')
    return routes
  } catch (error) {
    return describe(error)
  }
}

async function listPages(
  routes: RouteObject[],
  parent = '',
  inherited: string[] = [],
): Promise<Page[]> {
  const lists = await Promise.all(
    routes.map(async (route) => {
      const path = `/${[parent, route.path].join('/').split('/').filter(Boolean).join('/')}`
      const { handle, error } = await loadPage(route)
      const slots = [...inherited, ...((handle as { slots?: string[] } | undefined)?.slots ?? [])]
      if (error || !route.children) return [{ path, slots, ...(error && { error }) }]
      return listPages(route.children, path, slots)
    }),
  )
  return lists.flat()
}

async function loadPage(route: RouteObject): Promise<{ handle?: unknown; error?: string }> {
  if (typeof route.lazy !== 'function') return route
  try {
    return { handle: (await route.lazy()).handle }
  } catch (error) {
    return { error: describe(error) }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

examine().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error)
  process.exit(1)
})
