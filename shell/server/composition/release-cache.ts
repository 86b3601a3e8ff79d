import { join } from 'node:path'
import {
  readSignedRelease,
  readVerifiedRelease,
  SignatureError,
  type ReleaseManifest,
  type ReleaseStore,
  type TrustedKeys,
  type VerifiedFiles,
} from 'delivery'
import { once } from '../../src/once.ts'
import { LRUCache } from 'lru-cache'
import { deadlines, inTime } from '../deadlines.ts'
import { isTrusted } from './follow-root.ts'
import { unpackRelease } from './unpack-release.ts'

/** A release whose every byte was checked. */
export interface VerifiedRelease extends VerifiedFiles {
  /** Folder on disk with the server entry's files, from which it is imported. */
  folder: string
}

/** Releases are named `<remote>/<release>` where one word is enough. */
export interface ReleaseCache {
  /** Brings a release, checked, from memory, the store or the last good copy. Rejects when a byte is wrong everywhere. */
  get(remote: string, release: string): Promise<VerifiedRelease>
  /** What a release says of itself, without its files. Rejects like `get`. */
  manifest(remote: string, release: string): Promise<ReleaseManifest>
  /** As `get`, for whoever asks from outside: a few at a time, and not what failed a moment ago. */
  ask(remote: string, release: string): Promise<VerifiedRelease>
  /** Whether it is in memory, or about to be. */
  has(key: string): boolean
  /** Forgets what was signed by a key that is not trusted any more. */
  forgetRevoked(): void
  /** From now on these stay in memory, whatever else is asked for. */
  pin(keys: Iterable<string>): void
}

interface Sources {
  store: ReleaseStore
  /** The shell's own copy of what it served last. */
  lastGood: ReleaseStore
  trusted: TrustedKeys
  /** Where verified server files are unpacked: `<folder>/<remote>/<release>/…`. */
  folder: string
}

/** What only old tabs and previews ask for, in bytes: about forty releases. */
const maxUnpinnedBytes = 100_000_000

/** Releases that are brought at the same time because somebody asks for their files: each is read whole. */
const maxAsked = 4

/** How long a release that did not come is not brought for its files, in milliseconds. */
const absentMs = 1_000

export function createReleaseCache(
  { store, lastGood, trusted, folder }: Sources,
  unpinnedBytes = maxUnpinnedBytes,
): ReleaseCache {
  const coming = new Map<string, Promise<VerifiedRelease>>()
  /** What stays, and what of it has come. */
  const pinned = new Map<string, VerifiedRelease | null>()
  const others = new LRUCache<string, VerifiedRelease>({
    maxSize: unpinnedBytes,
    sizeCalculation: ({ files }) =>
      [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 1),
  })
  const known = (key: string) => pinned.get(key) ?? others.get(key)
  const keep = (key: string, release: VerifiedRelease) =>
    pinned.has(key) ? pinned.set(key, release) : others.set(key, release)

  /** From the store, or from the last good copy when it does not bring it in time. */
  async function read<T>(
    how: (from: ReleaseStore, trusted: TrustedKeys, remote: string, release: string) => Promise<T>,
    remote: string,
    release: string,
  ): Promise<T> {
    const late = `the store did not bring it within ${deadlines.release / 1000} s`
    const reading = how(store, trusted, remote, release)
    return inTime(reading, deadlines.release, late).catch((reason: unknown) =>
      how(lastGood, trusted, remote, release).catch(() => {
        throw reason
      }),
    )
  }

  async function load(remote: string, release: string): Promise<VerifiedRelease> {
    const verified = await read(readVerifiedRelease, remote, release)
    const target = await unpackRelease(verified.files, join(folder, remote, release))
    // The keys may be others than when it began.
    if (!isTrusted(trusted, verified.signer))
      throw new SignatureError(`${remote}/${release} is not signed by a key that is trusted now`)
    return { ...verified, folder: target }
  }

  const get = async (remote: string, release: string) => {
    const key = `${remote}/${release}`
    return (
      known(key) ??
      once(coming, key, async () => {
        const loaded = await load(remote, release)
        keep(key, loaded)
        coming.delete(key)
        return loaded
      })
    )
  }

  const has = (key: string) => known(key) !== undefined || coming.has(key)
  const asked = new Map<string, Promise<VerifiedRelease>>()
  const absent = new LRUCache<string, { reason: unknown }>({ max: 1_000, ttl: absentMs })
  const lanes = Array.from({ length: maxAsked }, () => Promise.resolve<unknown>(null))
  let turns = 0

  const askInTurn = async (key: string, remote: string, release: string) => {
    const lane = turns++ % maxAsked
    const turn = (lanes[lane] ?? Promise.resolve()).then(() => get(remote, release))
    lanes[lane] = turn.catch((reason: unknown) => absent.set(key, { reason }))
    return turn.finally(() => asked.delete(key))
  }

  return {
    get,
    has,
    manifest: async (remote, release) =>
      (known(`${remote}/${release}`) ?? (await read(readSignedRelease, remote, release))).manifest,
    async ask(remote, release) {
      const key = `${remote}/${release}`
      if (has(key)) return get(remote, release)
      const failure = absent.get(key)
      if (failure) throw failure.reason
      return once(asked, key, () => askInTurn(key, remote, release))
    },
    forgetRevoked() {
      coming.clear()
      const isRevoked = ({ signer }: VerifiedRelease) => !isTrusted(trusted, signer)
      for (const [key, release] of pinned) if (release && isRevoked(release)) pinned.set(key, null)
      for (const [key, release] of others) if (isRevoked(release)) others.delete(key)
    },
    pin(keys) {
      const before = [...pinned]
      pinned.clear()
      for (const key of keys) pinned.set(key, others.get(key) ?? null)
      for (const key of pinned.keys()) others.delete(key)
      for (const [key, release] of before) if (release) keep(key, release)
    },
  }
}
