import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestHash } from '../signing/hash.ts'
import { readVerifiedFiles, readVerifiedRelease, type VerifiedFiles } from './integrity.ts'
import { everyRemote, keysThatSign, type Acting, type TrustedKeys } from '../signing/keys.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { SignatureError } from '../signing/jws.ts'
import { signBytes } from '../signing/signature.ts'
import { encodeText } from '../storage/storage.ts'
import { describeFile } from './build.ts'
import { makeDeltas } from './deltas.ts'
import { hasLastingNames } from './lasting-names.ts'
import { buildRelease, sizeOf, type ReleaseManifest } from './release.ts'
import type { ReleaseStore } from './store.ts'

/** Where a team publishes, and by which right. */
export interface Publisher {
  store: ReleaseStore
  trusted: TrustedKeys
  key: SigningKey
  /** In whose name, where the key is a console's. */
  acting?: Acting | undefined
}

export interface Build {
  remote: string
  /** The remote's build output. */
  folder: string
  /** Version of `shared-ui` it was built against. */
  kit: string
}

/** A build that may become a release. */
export interface Candidate {
  manifest: ReleaseManifest
  folder: string
  /** What changed in its files since releases of before, by path. */
  deltas?: ReadonlyMap<string, Uint8Array>
  /** The same release as the store has it, sound and whole. */
  known: VerifiedFiles | null
}

/**
 * Writes a remote's build into the store as an immutable, signed release, whatever a gate would say of it. Publishing the
 * same build twice is harmless.
 *
 * @throws {SignatureError} when the key is not trusted for the remote
 */
export const publish = async ({ remote, folder, kit, ...publisher }: Publisher & Build) =>
  publishCandidate(publisher, await makeCandidate(publisher, { remote, folder, kit }))

/** Writes a candidate that a gate has let pass; what the store had already is signed anew. */
export async function publishCandidate(publisher: Publisher, candidate: Candidate) {
  refuseForeignKey(publisher, candidate.manifest.remote)
  // A gate takes its time: somebody else's may have let the same build pass, and visitors may have it by now.
  const known = candidate.known ?? (await readKnown(publisher, candidate.manifest))
  if (known) await signKnown(publisher, known)
  else await writeCandidate(publisher, await withDeltas(publisher, candidate))
  return publishedOf({ ...candidate, known })
}

/** What an earlier publisher left unfinished or damaged is not known: it is written anew. */
const readKnown = ({ store, trusted }: Publisher, { remote, release }: ReleaseManifest) =>
  readVerifiedRelease(store, trusted, remote, release).catch(() => null)

/** @throws {SignatureError} when the key is not trusted for the remote */
export async function makeCandidate(
  publisher: Publisher,
  { remote, folder, kit }: Build,
): Promise<Candidate> {
  refuseForeignKey(publisher, remote)
  const { store, trusted } = publisher
  // A store that is away is better known before the gate than after it.
  await store.readRegistry(trusted)
  const built = await buildRelease(remote, folder, kit)
  const lasting = await hasLastingNames(store, trusted, built)
  const manifest = lasting ? { ...built, lastingNames: true as const } : built
  return { manifest, folder, known: await readKnown(publisher, manifest) }
}

/** Reads everything back, so that nothing is signed that did not arrive whole. */
export async function writeCandidate(
  { store, trusted, key, acting }: Publisher,
  { manifest, folder, deltas = new Map() }: Pick<Candidate, 'manifest' | 'folder' | 'deltas'>,
): Promise<Published> {
  const { remote, release } = manifest
  for (const [path, content] of deltas) await store.writeFile(remote, release, path, content)
  for (const path of Object.keys(manifest.files)) {
    const content = readFileSync(join(folder, path))
    if (manifestHash(content) !== manifest.files[path]?.integrity)
      throw new Error(`${folder} has changed since it was looked at: publish it again`)
    await store.writeFile(remote, release, path, content)
  }
  await readVerifiedFiles(store, manifest)
  const bytes = encodeText(`${JSON.stringify(manifest, null, 2)}\n`)
  await store.writeManifest({ manifest, bytes, signature: await signBytes(bytes, key, acting) })
  await readVerifiedRelease(store, trusted, remote, release)
  return publishedOf({ manifest, known: null })
}

/** The same, with what changed since what visitors have now. */
async function withDeltas({ store, trusted }: Publisher, candidate: Candidate): Promise<Candidate> {
  const deltas = await makeDeltas(store, trusted, candidate)
  const records = [...deltas].map(([path, bytes]) => [path, describeFile(bytes)] as const)
  const described = { deltas: Object.fromEntries(records) }
  const manifest = { ...candidate.manifest, ...(deltas.size > 0 && described) }
  return { ...candidate, manifest, deltas }
}

/** Writes a release as it was read from another store. */
export async function copyRelease(verified: VerifiedFiles, to: ReleaseStore): Promise<void> {
  const { remote, release } = verified.manifest
  for (const [path, bytes] of verified.files) await to.writeFile(remote, release, path, bytes)
  await to.writeManifest(verified)
}

/**
 * Signs a release anew: it counts as published now, so that nobody prunes it before its promotion, and another key that had
 * signed it can be revoked.
 */
async function signKnown({ store, trusted, key, acting }: Publisher, known: VerifiedFiles) {
  await store.writeManifest({ ...known, signature: await signBytes(known.bytes, key, acting) })
  // Somebody may have pruned it meanwhile.
  await readVerifiedRelease(store, trusted, known.manifest.remote, known.manifest.release)
}

/** What is said of a candidate that was published, as `publish --json` does: number and size of its files, and if the store had it. */
export function publishedOf({ manifest, known }: Omit<Candidate, 'folder'>) {
  const { remote, release, files } = manifest
  const count = Object.keys(files).length
  return { remote, release, files: count, bytes: sizeOf(manifest), isNew: !known }
}

export type Published = ReturnType<typeof publishedOf>

function refuseForeignKey({ key, trusted, acting }: Publisher, remote: string): void {
  if (key.remote !== remote && key.remote !== everyRemote)
    throw new SignatureError(`The key of ${key.team} may publish ${key.remote}, not ${remote}`)
  if (trusted.keys.length === 0)
    throw new SignatureError("Nobody may publish in this store: is it the site's (RELEASE_STORE)?")
  const signers = keysThatSign(trusted, 'publish', remote, acting, Date.now())
  if (!signers.some(({ kid }) => kid === key.kid))
    throw new SignatureError(
      `The key ${key.kid} is not among those that may publish ${remote}; ask the shell team to add it`,
    )
}
