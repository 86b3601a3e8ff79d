import { createHash } from 'node:crypto'
import semver from 'semver'
import * as v from 'valibot'
import { describeBuild, readKitImports } from './build.ts'
import { assertRemote, filePathSchema, releaseIdSchema, remoteNameSchema } from './names.ts'

const assetsSchema = v.object({
  scripts: v.array(filePathSchema),
  styles: v.array(filePathSchema),
  shared: v.array(v.string()),
})

export const releaseManifestSchema = v.object({
  format: v.literal(2, (issue) => `is ${issue.received}, which another version of delivery reads`),
  remote: remoteNameSchema,
  release: releaseIdSchema,
  /** Version of `shared-ui` it was built against. */
  kit: v.string(),
  /** Browser entry and server entry, relative to the release. */
  entry: filePathSchema,
  serverEntry: filePathSchema,
  /** Shared modules it takes from the host, for example `shared-ui/forms`. */
  shared: v.array(v.string()),
  /** Names it imports from them: shared module → names. */
  imports: v.record(v.string(), v.array(v.string())),
  files: v.record(
    filePathSchema,
    v.object({ bytes: v.number(), integrity: v.pipe(v.string(), v.startsWith('sha384-')) }),
  ),
  modules: v.record(v.string(), assetsSchema),
})

/** Everything the shell must know of a release before it uses a byte of it. */
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>

/**
 * Describes a remote's build as a release. The id is derived from the content: the same build gives the same id.
 *
 * @throws {Error} when there is no build, or none with a browser and a server entry
 */
export async function buildRelease(
  remote: string,
  folder: string,
  kit: string,
): Promise<ReleaseManifest> {
  assertRemote(remote)
  const { files, modules } = await describeBuild(folder).catch(() => {
    throw new Error(`${remote}: there is no build; run 'npx nx build mf-${remote}' first`)
  })
  const entry = 'remoteEntry.js'
  const serverEntry = 'remoteEntry.ssr.js'
  for (const path of [entry, serverEntry])
    if (!files[path]) throw new Error(`${remote}: the build has no ${path}`)
  const { names: imports, files: sharedByFile } = await readKitImports(folder)
  const shared = [...new Set(Object.values(sharedByFile).flat())].sort()
  const content = {
    format: 2 as const,
    remote,
    kit,
    entry,
    serverEntry,
    shared,
    imports,
    files,
    modules,
  }
  return v.parse(releaseManifestSchema, { ...content, release: releaseIdOf(content) })
}

/** The id that a release with this content must have. */
export function releaseIdOf(content: Omit<ReleaseManifest, 'release'>): string {
  const { format, remote, kit, entry, serverEntry, shared, imports, files, modules } = content
  const named = { format, remote, kit, entry, serverEntry, shared, imports, files, modules }
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 16)
}

/** Whether a shell with this version of `shared-ui` can serve the release. */
export function isKitCompatible({ kit }: ReleaseManifest, available: string): boolean {
  return semver.satisfies(available, `^${kit}`)
}

export function sizeOf({ files }: ReleaseManifest): number {
  return Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
}
