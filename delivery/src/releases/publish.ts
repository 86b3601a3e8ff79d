import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVerifiedFiles, readVerifiedRelease } from '../signing/integrity.ts'
import type { SigningKey, TrustedKeys } from '../signing/keys.ts'
import { buildRelease, sizeOf, type ReleaseManifest } from './release.ts'
import { SignatureError, signBytes } from '../signing/signature.ts'
import { encodeText } from '../storage/storage.ts'
import type { ReleaseStore } from './store.ts'

/** Answer of `delivery publish --json`. */
export interface Published {
  remote: string
  release: string
  /** Number of files and their total size. */
  files: number
  bytes: number
  /** False when the store had this release already. */
  isNew: boolean
}

interface Publication {
  store: ReleaseStore
  trusted: TrustedKeys
  key: SigningKey
  remote: string
  /** The remote's build output. */
  folder: string
  /** Version of `shared-ui` it was built against. */
  kit: string
  /** Rejects with the reasons when the candidate may not go out. */
  gate?: (candidate: ReleaseManifest) => Promise<void>
}

/**
 * Writes a remote's build into the store as an immutable, signed release. Publishing the same build twice is harmless;
 * a release that an earlier publisher left unfinished or damaged is written anew, and one that another key signed is
 * signed anew: then that key can be revoked.
 *
 * @throws {SignatureError} when the key is not trusted for the remote
 */
export async function publish(publication: Publication): Promise<Published> {
  const { store, trusted, key, remote, folder, kit, gate } = publication
  refuseForeignKey(key, trusted, remote)
  // A store that is away is better known before the gate than after it.
  await store.readRegistry()
  const manifest = await buildRelease(remote, folder, kit)
  const { release } = manifest
  const known = await readVerifiedRelease(store, trusted, remote, release).catch(() => null)
  if (!known) {
    await gate?.(manifest)
    await writeFiles(store, manifest, folder)
    const bytes = encodeText(`${JSON.stringify(manifest, null, 2)}\n`)
    await store.writeManifest({ manifest, bytes, signature: await signBytes(bytes, key) })
    await readVerifiedRelease(store, trusted, remote, release)
  } else if (known.signer.kid !== key.kid) {
    await store.writeManifest({ ...known, signature: await signBytes(known.bytes, key) })
  }
  const files = Object.keys(manifest.files).length
  return { remote, release, files, bytes: sizeOf(manifest), isNew: !known }
}

/** Reads everything back, so that nothing is signed that did not arrive whole. */
async function writeFiles(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  folder: string,
): Promise<void> {
  const { remote, release } = manifest
  for (const path of Object.keys(manifest.files))
    await store.writeFile(remote, release, path, await readFile(join(folder, path)))
  await readVerifiedFiles(store, manifest)
}

function refuseForeignKey(key: SigningKey, trusted: TrustedKeys, remote: string): void {
  if (key.remote !== remote)
    throw new SignatureError(`The key of ${key.team} may publish ${key.remote}, not ${remote}`)
  if (!trusted.keys.some((known) => known.kid === key.kid && known.remote === remote))
    throw new SignatureError(
      `The key ${key.kid} is not among the trusted keys of ${remote}; ask the shell team to add it`,
    )
}
