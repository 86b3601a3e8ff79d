import { hasHash } from '../signing/hash.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { limits } from '../limits.ts'
import { mapAtOnce } from '../map-at-once.ts'
import type { ReleaseManifest } from './release.ts'
import { whenUnfit } from '../storage/storage.ts'
import type { ReleaseStore, SignedRelease } from './store.ts'

/** Thrown when bytes are not what their manifest says, or when the manifest does not list them. */
export class IntegrityError extends Error {
  override name = 'IntegrityError'
}

/** Thrown when a store says that it has no such release. */
export class NoSuchReleaseError extends Error {
  override name = 'NoSuchReleaseError'
}

const mismatch = 'does not match its hash in the release manifest'

/** A release whose signature and every byte were checked. */
export interface VerifiedFiles extends SignedRelease {
  files: ReadonlyMap<string, Uint8Array>
}

/** Reads one file of a release and checks it. Throws `IntegrityError` when it is missing or changed. */
export async function readVerifiedFile(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  path: string,
): Promise<Uint8Array> {
  const { remote, release, files, deltas = {} } = manifest
  const name = `${remote}/${release}/${path}`
  const record = [files, deltas].find((some) => Object.hasOwn(some, path))?.[path]
  if (!record) throw new IntegrityError(`${name} is not listed in the release manifest`)
  const bytes = await store
    .readFile(remote, release, path, record.bytes)
    .catch(whenUnfit((reason) => new IntegrityError(`${name} ${mismatch}: ${reason}`)))
  if (!bytes) throw new IntegrityError(`${name} is missing`)
  if (!hasHash(bytes, record.integrity)) throw new IntegrityError(`${name} ${mismatch}`)
  return bytes
}

/**
 * Reads a whole release: its signature, then every file against its hash.
 *
 * @throws {NoSuchReleaseError} when there is none, {@link IntegrityError} or `SignatureError` when it was changed
 */
export async function readVerifiedRelease(
  store: ReleaseStore,
  trusted: TrustedKeys,
  remote: string,
  release: string,
): Promise<VerifiedFiles> {
  const signed = await readSignedRelease(store, trusted, remote, release)
  return { ...signed, files: await readVerifiedFiles(store, signed.manifest) }
}

/**
 * What a release says of itself, without its files.
 *
 * @throws {NoSuchReleaseError} when there is none, `SignatureError` when it was changed
 */
export async function readSignedRelease(
  store: ReleaseStore,
  trusted: TrustedKeys,
  remote: string,
  release: string,
): Promise<SignedRelease> {
  const signed = await store.readRelease(remote, release, trusted)
  if (!signed) throw new NoSuchReleaseError(`${remote} has no release ${release}`)
  return signed
}

/**
 * Reads every file of a release and checks it, a few at a time: each takes a socket or a handle. In the manifest's order,
 * whatever comes first: import maps are made in it, and their hashes are compared.
 */
export async function readVerifiedFiles(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Map<string, Uint8Array>> {
  const read = async (path: string) =>
    [path, await readVerifiedFile(store, manifest, path)] as const
  const paths = Object.keys({ ...manifest.deltas, ...manifest.files })
  return new Map(await mapAtOnce(paths, limits.filesAtOnce, read))
}
