import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRelease, isServerFile, shellRemote } from 'delivery'
import type { ReleaseManifest, SignedRelease } from 'delivery'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { sharedKeyOf } from 'shared-ui/shared-modules'
import type { SiteContent } from '../../src/site/site-content.ts'
import { createSite, type SitePlan } from '../../src/site/site-plan.ts'
import { memoize } from '../memoize.ts'
import { protocol } from '../protocol.ts'
import { isWhole } from './release-cache.ts'

/** The shell as a page is made with it: what renders, and what runs in the browser. */
export interface Frame {
  id: string
  /** Version of `shared-ui` that it brings. */
  kit: string
  /** Entry module in the browser, and the program of its render workers: a file on disk. */
  entry: string
  main: string
  /** Modules that remotes find by name: `shared-ui/router` → its file. */
  shared: Record<string, string>
  /** What each of its modules needs. */
  modules: ReleaseManifest['modules']
  /** Files for browsers: what they must be, and what they are. */
  files: ReleaseManifest['files']
  contents: ReadonlyMap<string, Uint8Array>
  /** What it was built with, for as long as nobody released site data. Null of frames of before 30 November 2026. */
  site: SitePlan | null
}

/** @throws {Error} that says why this server cannot use it */
export const frameOf = memoize((release: SignedRelease): Frame => {
  if (!isWhole(release)) throw new Error('a frame is read whole before it is used')
  if (release.manifest.protocol !== protocol)
    throw new Error(
      `it speaks protocol ${release.manifest.protocol}; this shell speaks ${protocol}`,
    )
  return describe(release.manifest, release.files, release.folder)
})

/** The frame that was built with this program: what is served while the store has none. Its files are read once. */
export async function openOwnFrame(folder: string): Promise<Frame> {
  const manifest = await buildRelease(shellRemote, folder, kit.version)
  const read = async (path: string) => [path, await readFile(join(folder, path))] as const
  const files = new Map(await Promise.all(Object.keys(manifest.files).map(read)))
  return describe(manifest, files, folder)
}

function describe(
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Frame {
  const { release: id, kit, entry, serverEntry, modules } = manifest
  const shared = Object.fromEntries(
    Object.entries(modules).flatMap(([source, { scripts }]) => {
      const key = sharedKeyOf(source)
      // What must arrive before a module runs ends with itself.
      const file = scripts.at(-1)
      return key && file ? [[key, file]] : []
    }),
  )
  const contents = new Map([...files].filter(([path]) => !isServerFile(path)))
  const main = join(folder, serverEntry)
  const built = files.get('server/site-data.json')
  const site = built ? createSite(JSON.parse(Buffer.from(built).toString()) as SiteContent) : null
  return { id, kit, entry, main, shared, modules, files: manifest.files, contents, site }
}
