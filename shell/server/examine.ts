import { join, resolve } from 'node:path'
import { findRoot, openReleaseStore, satisfies, type Examination } from 'delivery'
import { pino } from 'pino'
import type { SiteContent } from '../src/site/site-content.ts'
import { compositionFor, createChooser, ordinaryVisit } from './composition/choose-releases.ts'
import type { Composition } from './composition/composition.ts'
import { openOwnFrame } from './composition/frame.ts'
import { LiveSet } from './composition/live-set.ts'
import { createReleaseCache } from './composition/release-cache.ts'
import { createReleaseLoader } from './composition/release-loader.ts'
import { startWorker } from './workers/worker-process.ts'

/** Nobody's settings: what is only loaded asks for nothing. */
const noSite = {
  name: 'Trial',
  titleSuffix: ' | Trial',
  url: 'http://localhost',
  bookingUrl: 'http://localhost',
  supabaseUrl: 'http://localhost',
  supabaseAnonKey: 'none',
}

/**
 * Prints, as one line of JSON, what the composition in `DATA_DIR` offers, without serving it. A candidate's code may do anything:
 * it is loaded by a render worker of the composition's frame.
 */
async function examine(): Promise<void> {
  const dataFolder = resolve(process.env['DATA_DIR'] ?? '')
  const store = openReleaseStore(resolve(dataFolder, 'releases'))
  const trusted = await findRoot(resolve(process.env['ROOT_FILE'] ?? ''), store)
  const folder = resolve(dataFolder, 'examined')
  const cache = createReleaseCache({ store, lastGood: store, trusted, folder })
  const log = pino({ base: null }, pino.destination(2))
  const loader = createReleaseLoader(cache, log)
  const own = await openOwnFrame(resolve(import.meta.dirname, '../frame'))
  const live = new LiveSet({ trusted, cache, loader, own, log })
  loader.checkAll()
  await live.adopt(await store.readRegistry(trusted))
  const compose = createChooser(live, () => {})
  const all = await compose(ordinaryVisit)
  const { frame, site, lock, rendering } = compositionOf(all, process.env['EXAMINED_KIT'])
  const worker = startWorker(
    {
      main: frame.main,
      folders: [join(folder, '*')],
      onOutput: (text) => process.stderr.write(text),
    },
    {
      askBackend: nobody,
      readSearchIndex: () => Promise.resolve([]),
      readComposition: nobody,
      readParts: nobody,
      bringCode: async (...names) => (await cache.get(...names)).folder,
    },
  )
  const lost = worker.ended.then((reason): never => {
    throw reason
  })
  const shared = await Promise.race([worker.ask.open(noSite), lost])
  const examined = await Promise.race([worker.ask.examine(0, rendering), lost])
  const answer = {
    ...{ shell: frame.id, kit: frame.kit, shared },
    elsewhere: (lock.elsewhere ?? []).filter((name) => !lock.remotes[name]),
    site: site.content,
    prefixes: Object.fromEntries(site.remoteNames.map((name) => [name, site.prefixesOf(name)])),
    ...examined,
  } satisfies Omit<Examination, 'site'> & { site: SiteContent }
  process.stdout.write(`\n${JSON.stringify(answer)}\n`, () => process.exit(0))
}

/** The one in which what was built against a kit works; the first where none is. */
function compositionOf(all: readonly Composition[], kit?: string): Composition {
  const fitting = all.find(({ frame }) => kit !== undefined && satisfies(frame.kit, kit))
  return fitting ?? compositionFor(all, '/')
}

const nobody = (): Promise<never> =>
  Promise.reject(new Error('Nothing is to be asked while code is loaded'))

examine().catch((error: unknown) => {
  // Whose code ended its process has said why.
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
