import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describeBuild } from './build.ts'

const pathSchema = v.pipe(
  v.string(),
  v.regex(/^(?!\/)(?!.*\.\.)[\w@.\-/]+$/, 'is not a plain relative path'),
)
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))
const assetsSchema = v.object({ scripts: v.array(pathSchema), styles: v.array(pathSchema) })

export const releaseManifestSchema = v.object({
  remote: nameSchema,
  release: v.pipe(v.string(), v.regex(/^[a-f0-9]{16}$/)),
  /** Version of `shared-ui` it was built against. */
  kit: v.string(),
  /** Browser entry and server entry, relative to the release. */
  entry: pathSchema,
  serverEntry: pathSchema,
  /** Shared modules it takes from the host, for example `shared-ui/forms`. */
  shared: v.array(v.string()),
  files: v.record(
    pathSchema,
    v.object({ bytes: v.number(), integrity: v.pipe(v.string(), v.startsWith('sha384-')) }),
  ),
  modules: v.record(v.string(), assetsSchema),
})

/** Everything the shell must know of a release before it uses a byte of it. */
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>

/**
 * Describes a remote's build as a release. The id is derived from the content: the same build gives the same id.
 *
 * @throws {Error} when the build has no browser or server entry
 */
export async function buildRelease(
  remote: string,
  folder: string,
  kit: string,
): Promise<ReleaseManifest> {
  const { files, modules } = await describeBuild(folder)
  const entry = 'remoteEntry.js'
  const serverEntry = Object.keys(files).find((path) => path === 'remoteEntry.ssr.js')
  if (!files[entry]) throw new Error(`${remote}: the build has no ${entry}`)
  if (!serverEntry) throw new Error(`${remote}: the build has no remoteEntry.ssr.js`)
  const shared = await readSharedNames(folder)
  const content = { remote, kit, entry, serverEntry, shared, files, modules }
  const release = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return v.parse(releaseManifestSchema, { ...content, release })
}

async function readSharedNames(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'mf-manifest.json'), 'utf8')
  const { shared } = JSON.parse(text) as { shared?: { name: string }[] }
  return (shared ?? []).map(({ name }) => name).sort()
}
