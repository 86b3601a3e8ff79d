import { integrityOf } from './hash.ts'
import type { TrustedKeys } from './keys.ts'
import type { ReleaseManifest } from './release.ts'
import type { ReleaseStore, SignedRelease } from './store.ts'

/** Thrown when bytes are not what their manifest says, or when the manifest does not list them. */
export class IntegrityError extends Error {
  override name = 'IntegrityError'
}

/** Thrown when a store says that it has no such release. */
export class NoSuchReleaseError extends Error {
  override name = 'NoSuchReleaseError'
}

/** A release whose signature and every byte were checked. */
export interface VerifiedFiles extends SignedRelease {
  files: ReadonlyMap<string, Uint8Array>
}

/** Throws `IntegrityError` unless `bytes` are exactly what the manifest lists under `path`. */
export function verifyFile(manifest: ReleaseManifest, path: string, bytes: Uint8Array): void {
  const record = manifest.files[path]
  const name = `${manifest.remote}/${manifest.release}/${path}`
  if (!record) throw new IntegrityError(`${name} is not listed in the release manifest`)
  if (integrityOf(bytes) !== record.integrity)
    throw new IntegrityError(`${name} does not match its hash in the release manifest`)
}

/** Reads one file of a release and checks it. Throws `IntegrityError` when it is missing or changed. */
export async function readVerifiedFile(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  path: string,
): Promise<Uint8Array> {
  const bytes = await store.readFile(manifest.remote, manifest.release, path)
  if (!bytes) throw new IntegrityError(`${manifest.remote}/${manifest.release}/${path} is missing`)
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
  const files = await Promise.all(
    Object.keys(signed.manifest.files).map(
      async (path) => [path, await readVerifiedFile(store, signed.manifest, path)] as const,
    ),
  )
  return { ...signed, files: new Map(files) }
}
