import * as v from 'valibot'
import { openFileStorage } from '../storage/file-storage.ts'
import type { TrustedKey, TrustedKeys } from '../signing/keys.ts'
import { assertRelease, assertRemote, filePathSchema, releaseIdSchema } from '../names.ts'
import { limits } from '../limits.ts'
import { archive, keep, readHistory } from '../registry/history.ts'
import { withoutEnds, type VerifiedChange } from '../registry/change.ts'
import type { Intent, Registry } from '../registry/registry.ts'
import { SignedRegistry, type ChangeAuthor } from '../registry/signed-registry.ts'
import { parseRootFile, rootName, serialiseRootFile, type RootFile } from '../signing/root.ts'
import { parseManifest, releaseIdOf, type ReleaseManifest } from './release.ts'
import { SignatureError } from '../signing/jws.ts'
import { verifyBytes } from '../signing/signature.ts'
import { decodeText, encodeText, UnfitObjectError, type Storage } from '../storage/storage.ts'

/** A manifest that a trusted key of its remote has signed. */
export interface SignedRelease {
  manifest: ReleaseManifest
  /** The manifest's bytes as they were signed, and the signature. */
  bytes: Uint8Array
  signature: string
  signer: TrustedKey
  signedAt: Date
}

/** Immutable releases under `<remote>/<release>/…`, and beside them the registry that says which are live. */
export interface ReleaseStore {
  /**
   * The release's manifest, or null when there is no such release.
   *
   * @throws {SignatureError} when it is not signed by a key that is trusted for the remote
   */
  readRelease(remote: string, release: string, trusted: TrustedKeys): Promise<SignedRelease | null>
  /**
   * Bytes of one file of a release, unchecked, or null when there is none.
   *
   * @throws {UnfitObjectError} when there are more than `maxBytes`
   */
  readFile(
    remote: string,
    release: string,
    path: string,
    maxBytes?: number,
  ): Promise<Uint8Array | null>
  writeFile(remote: string, release: string, path: string, bytes: Uint8Array): Promise<void>
  /** Written last: a release without its signed manifest does not exist. */
  writeManifest(release: Pick<SignedRelease, 'manifest' | 'bytes' | 'signature'>): Promise<void>
  /** Ids of everything that was written for a remote, unfinished releases among them. */
  listReleases(remote: string): Promise<string[]>
  /** Removes a release's files; answers names below it that no file of a release can have, which stay. */
  removeRelease(remote: string, release: string): Promise<string[]>
  /** @throws {Error} when it cannot be read whole, or holds a change that its author may not make */
  readRegistry(trusted: TrustedKeys): Promise<SignedRegistry>
  /**
   * Signs a change and makes it, atomically; concurrent changes follow each other and none is lost. What would change nothing is
   * not signed.
   *
   * @param wanted or what finds it out from the registry as it stands; null wants nothing
   */
  changeRegistry(
    wanted: Intent | ((registry: Registry) => Intent | null),
    author: Author,
  ): Promise<SignedRegistry>
  /** Everything that ever was changed, the oldest first. */
  readHistory(trusted: TrustedKeys): Promise<VerifiedChange[]>
  /**
   * Takes out what `isVoid`, and what went on from it; it stays in the history. Of each remote that it was of, the author signs for
   * what is left; resolves to these remotes.
   */
  voidChanges(
    isVoid: (change: VerifiedChange) => boolean,
    author: Author,
    reason: string,
  ): Promise<string[]>
  /** Puts a first registry in place, also of one that nobody signed. */
  beginRegistry(intents: readonly Intent[], author: Author): Promise<SignedRegistry>
  /** The registry of the format before, as it stands; null when there is none. */
  readOldRegistry(): Promise<unknown>
  /** Puts a registry in place as it is; for copies. */
  writeRegistry(registry: SignedRegistry): Promise<void>
  /** The shell team's word on who may do what, unchecked; null when there is none. */
  readRoot(): Promise<RootFile | null>
  /** Replaces the root by one that follows it, atomically. */
  changeRoot(next: (current: RootFile | null) => Promise<RootFile>): Promise<RootFile>
}

/** Who makes a change, and those who may make any. */
export type Author = ChangeAuthor

const manifestName = 'release.json'
const signatureName = 'release.jws'
const registryName = 'registry.json'

/** A store of releases in a local folder or, with a `Storage` of its own, anywhere else. */
export function openReleaseStore(place: string | Storage): ReleaseStore {
  const storage = typeof place === 'string' ? openFileStorage(place) : place
  const parseOnce = parsedOnce()

  /** Moves what nothing live goes back to into the history. */
  async function trim(registry: SignedRegistry, trusted: TrustedKeys): Promise<void> {
    const trimmed = await archive(storage, registry)
    if (trimmed === registry) return
    const kept = new Set(trimmed.changes.map(({ jws }) => jws))
    const gone = new Set(registry.changes.flatMap(({ jws }) => (kept.has(jws) ? [] : jws)))
    await storage.change(registryName, async (bytes) => {
      const current = await SignedRegistry.parse(bytes, trusted)
      return serialise(current.trimmed(({ jws }) => gone.has(jws)))
    })
  }

  return {
    async readRelease(remote, release, trusted) {
      const signatureBytes = await storage
        .read(keyOf(remote, release, signatureName), limits.signature)
        .catch((error: unknown) => {
          if (!(error instanceof UnfitObjectError)) throw error
          throw new SignatureError(`${remote}/${release} is not signed: ${error.message}`)
        })
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
    async readFile(remote, release, path, maxBytes = limits.file) {
      if (!v.is(filePathSchema, path)) return null
      return storage.read(keyOf(remote, release, path), maxBytes)
    },
    async writeFile(remote, release, path, bytes) {
      await storage.write(keyOf(remote, release, path), bytes)
    },
    async writeManifest({ manifest: { remote, release }, bytes, signature }) {
      refuseLarger(limits.manifest, bytes, `${remote}/${release}: its manifest`)
      await storage.write(keyOf(remote, release, manifestName), bytes)
      await storage.flush()
      await storage.write(keyOf(remote, release, signatureName), encodeText(signature))
      await storage.flush()
    },
    async listReleases(remote) {
      assertRemote(remote)
      const keys = await storage.list(`${remote}/`)
      const releases = keys.map((key) => /^[^/]+\/([^/]+)\/./s.exec(key)?.[1])
      return [...new Set(releases)].filter((name) => v.is(releaseIdSchema, name))
    },
    async removeRelease(remote, release) {
      const folder = keyOf(remote, release, '')
      const names = (await storage.list(folder)).map((key) => nameBelow(folder, key))
      const files = names.filter((name) => v.is(filePathSchema, name))
      // The signature goes first: from then on the release does not exist.
      files.sort((a, b) => Number(b === signatureName) - Number(a === signatureName))
      for (const file of files) await storage.remove(keyOf(remote, release, file))
      return names.filter((name) => !v.is(filePathSchema, name))
    },
    async readRegistry(trusted) {
      const bytes = await storage.read(registryName, limits.registry)
      return parseOnce(bytes, trusted)
    },
    async changeRegistry(wanted, author) {
      const { trusted } = author
      let changed = new SignedRegistry()
      await storage.change(registryName, async (bytes) => {
        const current = await SignedRegistry.parse(bytes, trusted)
        const intent = typeof wanted === 'function' ? wanted(current) : wanted
        changed = intent ? await current.with(intent, author) : current
        return changed === current ? bytes : serialise(changed)
      })
      // The change is made, whatever becomes of what is older: the next one tries again.
      await trim(changed, trusted).catch(() => undefined)
      return changed
    },
    async readHistory(trusted) {
      return readHistory(storage, await this.readRegistry(trusted), trusted)
    },
    async voidChanges(isVoid, author, reason) {
      let touched: string[] = []
      await storage.change(registryName, async (bytes) => {
        // Its author's key may have ended already.
        const before = await SignedRegistry.parse(bytes, withoutEnds(author.trusted))
        let whole = before.without(isVoid)
        const staying = new Set(whole.changes)
        const going = before.changes.filter((change) => !staying.has(change))
        touched = [...new Set(going.map(({ remote }) => remote))]
        if (going.length === 0) return bytes
        await keep(storage, going)
        // A number that was in use stays in use: shells have seen it.
        const after = before.changes.at(-1)
        for (const remote of touched)
          whole = await whole.with({ action: 'confirm', remote, reason }, { ...author, after })
        return serialise(whole)
      })
      return touched
    },
    async beginRegistry(intents, author) {
      let registry = new SignedRegistry()
      for (const intent of intents) registry = await registry.with(intent, author)
      await storage.change(registryName, () => serialise(registry))
      return registry
    },
    async readOldRegistry() {
      const bytes = await storage.read(registryName, limits.registry)
      const document: unknown = bytes && JSON.parse(decodeText(bytes))
      return document && !('changes' in (document as object)) ? document : null
    },
    writeRegistry: (registry) => storage.change(registryName, () => serialise(registry)),
    async readRoot() {
      const bytes = await storage.read(rootName, limits.keys)
      return bytes && parseRootFile(bytes, rootName)
    },
    async changeRoot(next) {
      let changed: RootFile | null = null
      await storage.change(rootName, async (bytes) => {
        changed = await next(bytes && parseRootFile(bytes, rootName))
        return serialiseRootFile(changed)
      })
      return changed as unknown as RootFile
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

/** Whatever a listing answers, what is not below the folder keeps a name that no file can have. */
function nameBelow(folder: string, key: string): string {
  return key.startsWith(folder) ? key.slice(folder.length) : `/${key}`
}

/** Whoever follows a registry reads the same one again and again: signatures are checked when it, or the keys, are others. */
function parsedOnce() {
  let known = {
    text: null as string | null,
    keys: [] as readonly TrustedKey[],
    registry: new SignedRegistry(),
  }
  return async (bytes: Uint8Array | null, trusted: TrustedKeys): Promise<SignedRegistry> => {
    // An empty file is no missing one.
    const text = bytes ? decodeText(bytes) : null
    const { keys } = trusted
    if (text !== known.text || keys !== known.keys)
      known = { text, keys, registry: await SignedRegistry.parse(bytes, { keys }) }
    return known.registry
  }
}

function serialise(registry: SignedRegistry): Uint8Array {
  const bytes = registry.serialise()
  refuseLarger(limits.registry, bytes, 'The registry')
  return bytes
}

/** @throws {Error} rather than write what nobody would read again */
function refuseLarger(maxBytes: number, bytes: Uint8Array, what: string): void {
  if (bytes.byteLength > maxBytes) throw new Error(`${what} is larger than ${maxBytes} bytes`)
}

function manifestOf(bytes: Uint8Array, remote: string, release: string): ReleaseManifest {
  const name = `${remote}/${release}`
  const manifest = parseManifest(JSON.parse(decodeText(bytes)), name)
  if (manifest.remote !== remote || manifest.release !== release)
    throw new Error(`${name}: its manifest is that of another release`)
  if (releaseIdOf(manifest) !== release)
    throw new Error(`${name}: its manifest has another content than its id says`)
  return manifest
}
