import * as v from 'valibot'
import { openEvidenceStore } from '../canary/evidence-store.ts'
import { limits, refuseLarger } from '../limits.ts'
import { assertRelease, assertRemote, filePathSchema, releaseIdSchema } from '../names.ts'
import { openRegistryStore } from '../registry/registry-store.ts'
import { SignatureError } from '../signing/jws.ts'
import type { Signer, TrustedKeys } from '../signing/keys.ts'
import { verifyBytes } from '../signing/signature.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { decodeText, encodeText, whenUnfit, type Storage } from '../storage/storage.ts'
import { parseManifest, releaseIdOf, type ReleaseManifest } from './release.ts'

/** A manifest that a trusted key of its remote has signed. */
export interface SignedRelease {
  manifest: ReleaseManifest
  /** The manifest's bytes as they were signed, and the signature. */
  bytes: Uint8Array
  signature: string
  signer: Signer
  signedAt: Date
}

/** Immutable releases under `<remote>/<release>/…`, and beside them the registry that says which are live. */
export type ReleaseStore = ReturnType<typeof openReleaseStore>

const manifestName = 'release.json'
const signatureName = 'release.jws'

/** A store of releases in a local folder or, with a `Storage` of its own, anywhere else. */
export function openReleaseStore(place: string | Storage) {
  const storage = typeof place === 'string' ? openFileStorage(place) : place

  return {
    ...openRegistryStore(storage),
    ...openEvidenceStore(storage),
    /**
     * The release's manifest, or null when there is no such release.
     *
     * @throws {SignatureError} when it is not signed by a key that is trusted for the remote
     */
    async readRelease(
      remote: string,
      release: string,
      trusted: TrustedKeys,
    ): Promise<SignedRelease | null> {
      const signatureBytes = await storage
        .read(keyOf(remote, release, signatureName), limits.signature)
        .catch(whenUnfit((why) => new SignatureError(`${remote}/${release} is not signed: ${why}`)))
      const bytes =
        signatureBytes &&
        (await storage.read(keyOf(remote, release, manifestName), limits.manifest))
      if (!bytes) return null
      const signature = decodeText(signatureBytes)
      const signed = await verifyBytes(bytes, signature, trusted, remote).catch(
        (error: unknown) => {
          throw new SignatureError(`${remote}/${release} is ${(error as Error).message}`)
        },
      )
      return { manifest: manifestOf(bytes, remote, release), bytes, signature, ...signed }
    },
    /** Whether a signed manifest, which is written last, lies there byte for byte: then all of its release does. */
    async holds({ manifest: { remote, release }, bytes, signature }: SignedRelease) {
      const signed = await storage.read(keyOf(remote, release, signatureName), limits.signature)
      if (!signed || decodeText(signed) !== signature) return false
      const kept = await storage.read(keyOf(remote, release, manifestName), limits.manifest)
      return kept !== null && Buffer.compare(kept, bytes) === 0
    },
    /**
     * Bytes of one file of a release, unchecked, or null when there is none.
     *
     * @throws {UnfitObjectError} when there are more than `maxBytes`
     */
    async readFile(remote: string, release: string, path: string, maxBytes: number = limits.file) {
      if (!v.is(filePathSchema, path)) return null
      return storage.read(keyOf(remote, release, path), maxBytes)
    },
    async writeFile(remote: string, release: string, path: string, bytes: Uint8Array) {
      await storage.write(keyOf(remote, release, path), bytes)
    },
    /** Written last: a release without its signed manifest does not exist. */
    async writeManifest(signed: Omit<SignedRelease, 'signer' | 'signedAt'>) {
      const { manifest, bytes, signature } = signed
      const { remote, release } = manifest
      refuseLarger(limits.manifest, bytes, `${remote}/${release}: its manifest`)
      await storage.write(keyOf(remote, release, manifestName), bytes)
      await storage.flush()
      await storage.write(keyOf(remote, release, signatureName), encodeText(signature))
      await storage.flush()
    },
    /** What lies in one of a remote's places for refused candidates, unchecked, or null. */
    readRefusal: (remote: string, slot: number) =>
      storage.read(refusalKey(remote, slot), limits.gateReport),
    writeRefusal: (remote: string, slot: number, bytes: Uint8Array) =>
      storage.replace(refusalKey(remote, slot), bytes),
    /** Ids of everything that was written for a remote, unfinished releases among them. */
    async listReleases(remote: string) {
      assertRemote(remote)
      const names = await storage.folders(`${remote}/`)
      return names.filter((name) => v.is(releaseIdSchema, name))
    },
    /** Removes a release's files; answers names below it that no file of a release can have, which stay. */
    async removeRelease(remote: string, release: string) {
      const folder = keyOf(remote, release, '')
      const names = (await storage.list(folder)).map((key) => nameBelow(folder, key))
      const files = names.filter((name) => v.is(filePathSchema, name))
      // The signature goes first: from then on the release does not exist.
      files.sort((a, b) => Number(b === signatureName) - Number(a === signatureName))
      for (const file of files) await storage.remove(keyOf(remote, release, file))
      await storage.removeEmpty(folder)
      return names.filter((name) => !v.is(filePathSchema, name))
    },
  }
}

/** Every key of a release is made here, of names that cannot lead out of it; an empty path is the release's folder. */
function keyOf(remote: string, release: string, path: string): string {
  assertRemote(remote)
  assertRelease(release)
  if (path) v.parse(filePathSchema, path)
  return `${remote}/${release}/${path}`
}

/** Below the remote, where its team may write, and no release's folder. */
function refusalKey(remote: string, slot: number): string {
  assertRemote(remote)
  return `${remote}/refused/${slot}.jws`
}

/** Whatever a listing answers, what is not below the folder keeps a name that no file can have. */
const nameBelow = (folder: string, key: string): string =>
  key.startsWith(folder) ? key.slice(folder.length) : `/${key}`

function manifestOf(bytes: Uint8Array, remote: string, release: string): ReleaseManifest {
  const name = `${remote}/${release}`
  const manifest = parseManifest(JSON.parse(decodeText(bytes)), name)
  if (manifest.remote !== remote || manifest.release !== release)
    throw new Error(`${name}: its manifest is that of another release`)
  if (releaseIdOf(manifest) !== release)
    throw new Error(`${name}: its manifest has another content than its id says`)
  return manifest
}
