import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import * as v from 'valibot'
import {
  assetsSchema,
  describeBuild,
  describeFile,
  fileSchema,
  isRemoteEntry,
  readKitImports,
  readOffers,
} from './build.ts'
import { limits } from '../limits.ts'
import { assertRemote, filePathSchema, releaseIdSchema, remoteNameSchema } from '../names.ts'
import { readFrame, shellRemote } from './frame.ts'
import { offersSchema } from '../site-data/link.ts'
import { parseSiteData, siteFile, siteRemote } from '../site-data/site-data.ts'
import { decodeText } from '../storage/storage.ts'

const filesSchema = v.pipe(
  v.record(filePathSchema, fileSchema),
  v.check(
    (files) => Object.keys(files).length <= limits.files,
    `are more than ${limits.files} files`,
  ),
  v.check(
    (files) => sizeOf({ files }) <= limits.release,
    `are more than ${limits.release} bytes together`,
  ),
)

const releaseManifestSchema = v.object({
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
  files: filesSchema,
  modules: v.record(v.string(), assetsSchema),
  /** Navigation entries for its own pages that site data may take up. */
  offers: v.optional(offersSchema),
  /** Of the shell's own: how servers and this frame speak to one another. */
  protocol: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether a browser's file has one address in all releases; without it each release's files have their own. Not part of the id. */
  lastingNames: v.optional(v.literal(true)),
  /** What changed in files since releases of before, for browsers that have them. Not part of the id: it is of the day of publishing. */
  deltas: v.optional(filesSchema),
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
  if (remote === siteRemote) return describeSiteData(folder)
  const isShell = remote === shellRemote
  const { files, modules } = await describeBuild(folder).catch(() => {
    const project = isShell ? remote : `mf-${remote}`
    throw new Error(
      `${remote}: there is no build in ${folder}; run 'npx nx build ${project}' first`,
    )
  })
  const { entry, serverEntry, protocol } = isShell ? await readFrame(folder) : ofRemote(files)
  for (const path of [entry, serverEntry])
    if (!files[path]) throw new Error(`${remote}: the build has no ${path}`)
  const { names: imports, files: sharedByFile } = await readKitImports(folder)
  const offers = await readOffers(folder)
  const shared = [...new Set(Object.values(sharedByFile).flat())].sort()
  return releaseOf({
    ...{ format: 2, remote, kit, entry, serverEntry, shared, imports, files, modules },
    ...(Object.keys(offers).length > 0 && { offers }),
    ...(protocol && { protocol }),
  })
}

const releaseOf = (content: Omit<ReleaseManifest, 'release'>) =>
  parseManifest({ ...content, release: releaseIdOf(content) }, content.remote)

const ofRemote = (files: Readonly<Record<string, unknown>>) => ({
  entry: Object.keys(files).find(isRemoteEntry) ?? 'remoteEntry.js',
  serverEntry: 'remoteEntry.ssr.js',
  protocol: undefined,
})

/** Site data uses nothing of a kit. */
const noKit = '1.0.0'

/** Site data is one file, which is no code. */
async function describeSiteData(folder: string): Promise<ReleaseManifest> {
  const bytes = await readFile(join(folder, siteFile)).catch(() => {
    throw new Error(`There is no ${siteFile} in ${folder}`)
  })
  parseSiteData(JSON.parse(decodeText(bytes)))
  return releaseOf({
    ...{ format: 2, remote: siteRemote, kit: noKit },
    ...{ entry: siteFile, serverEntry: siteFile },
    ...{ shared: [], imports: {}, modules: {} },
    files: { [siteFile]: describeFile(bytes) },
  })
}

/**
 * @param name of the release, for the error
 * @throws {Error} one line that says what of it is wrong
 */
export function parseManifest(value: unknown, name: string): ReleaseManifest {
  const result = v.safeParse(releaseManifestSchema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new Error(`${name}: its manifest is wrong at ${v.getDotPath(issue)}: ${issue.message}`)
}

/** The id that a release with this content must have. */
export function releaseIdOf(content: Omit<ReleaseManifest, 'release'>): string {
  const { format, remote, kit, entry, serverEntry, shared, imports, files, modules } = content
  const { offers, protocol } = content
  // Not part of the id: shells of before, which read no more than they know, would find another.
  const atOnce = Object.entries(modules).map(([name, { later: _, ...assets }]) => [name, assets])
  const named = { format, remote, kit, entry, serverEntry, shared, imports, files }
  // Without these the id is what it was before there were any.
  const all = { ...named, modules: Object.fromEntries(atOnce) as object, offers, protocol }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)
}

/** Whether it works with this version of `shared-ui`: site data uses nothing of it, and the shell brings its own. */
export const isKitCompatible = ({ remote, kit }: ReleaseManifest, available: string): boolean =>
  !isRemote(remote) || satisfies(available, kit)

/** Whether what was built against `kit` works with a version of `shared-ui`. */
export const satisfies = (available: string, kit: string): boolean =>
  semver.satisfies(available, `^${kit}`)

/** What servers load or choose from, and browsers never ask for. */
export const isServerFile = (path: string): boolean =>
  /^(server|deltas)\//.test(path) || path.endsWith('.ssr.js')

/** Site data and the shell stand among the remotes, and have no pages that a prefix leads to. */
export const isRemote = (name: string): boolean => name !== siteRemote && name !== shellRemote

/** Bytes of all files together. */
export const sizeOf = ({ files }: { files: Record<string, { bytes: number }> }): number =>
  Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
