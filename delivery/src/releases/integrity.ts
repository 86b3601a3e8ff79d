import type { FileRecord } from './build.ts'
import { manifestHash } from '../signing/hash.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { limits } from '../limits.ts'
import type { ReleaseManifest } from './release.ts'
import { UnfitObjectError } from '../storage/storage.ts'
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

/** Throws `IntegrityError` unless `bytes` are exactly what the manifest lists under `path`. */
function verifyFile(manifest: ReleaseManifest, path: string, bytes: Uint8Array): void {
  if (manifestHash(bytes) !== listed(manifest, path).integrity)
    throw new IntegrityError(`${nameOf(manifest, path)} ${mismatch}`)
}

function listed(manifest: ReleaseManifest, path: string): FileRecord {
  const record = Object.hasOwn(manifest.files, path) && manifest.files[path]
  if (record) return record
  throw new IntegrityError(`${nameOf(manifest, path)} is not listed in the release manifest`)
}

function nameOf({ remote, release }: ReleaseManifest, path: string): string {
  return `${remote}/${release}/${path}`
}

/** Reads one file of a release and checks it. Throws `IntegrityError` when it is missing or changed. */
export async function readVerifiedFile(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  path: string,
): Promise<Uint8Array> {
  const { remote, release } = manifest
  const name = nameOf(manifest, path)
  const { bytes: maxBytes } = listed(manifest, path)
  const bytes = await store.readFile(remote, release, path, maxBytes).catch((error: unknown) => {
    if (!(error instanceof UnfitObjectError)) throw error
    throw new IntegrityError(`${name} ${mismatch}: ${error.message}`)
  })
  if (!bytes) throw new IntegrityError(`${name} is missing`)
  verifyFile(manifest, path, bytes)
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
  const signed = await store.readRelease(remote, release, trusted)
  if (!signed) throw new NoSuchReleaseError(`${remote} has no release ${release}`)
  return { ...signed, files: await readVerifiedFiles(store, signed.manifest) }
}

/**
 * Reads every file of a release and checks it, a few at a time: each takes a socket or a handle. In the manifest's order,
 * whatever comes first: import maps are made in it, and their hashes are compared.
 */
export async function readVerifiedFiles(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<Map<string, Uint8Array>> {
  const files: [string, Uint8Array][] = []
  const paths = Object.keys(manifest.files).entries()
  const reader = async () => {
    for (const [place, path] of paths)
      files[place] = [path, await readVerifiedFile(store, manifest, path)]
  }
  await Promise.all(Array.from({ length: limits.filesAtOnce }, reader))
  return new Map(files)
}
