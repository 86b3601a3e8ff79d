import { join } from 'node:path'
import {
  readVerifiedRelease,
  SignatureError,
  type ReleaseStore,
  type TrustedKeys,
  type VerifiedFiles,
} from 'delivery'
import { once } from '../../src/once.ts'
import { withDeadline } from '../../src/with-deadline.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { memoize } from '../memoize.ts'
import { isTrusted } from './trusted-keys.ts'
import { unpackRelease } from './unpack-release.ts'

/** A release whose every byte was checked. */
export interface VerifiedRelease extends VerifiedFiles {
  /** Folder on disk with the server entry's files, from which it is imported. */
  folder: string
}

/** Releases are named `<remote>/<release>` where one word is enough. */
export interface Releases {
  /** Brings a release, checked, from memory, the store or the last good copy. Rejects when a byte is wrong everywhere. */
  get(remote: string, release: string): Promise<VerifiedRelease>
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

interface Entry {
  coming: Promise<VerifiedRelease>
  /** Once it has come. */
  release: VerifiedRelease | null
}

export function createReleases(
  { store, lastGood, trusted, folder }: Sources,
  unpinnedBytes = maxUnpinnedBytes,
): Releases {
  /** What was asked for last is last. */
  const known = new Map<string, Entry>()
  let pinned: ReadonlySet<string> = new Set()

  async function load(remote: string, release: string): Promise<VerifiedRelease> {
    const verified = await withDeadline(
      readVerifiedRelease(store, trusted, remote, release),
      deadlines.release,
      () => new DeadlineError(`the store did not bring it within ${deadlines.release / 1000} s`),
    ).catch((reason: unknown) =>
      readVerifiedRelease(lastGood, trusted, remote, release).catch(() => {
        throw reason
      }),
    )
    const target = await unpackRelease(verified.files, join(folder, remote, release))
    // The keys may be others than when it began.
    if (!isTrusted(trusted, verified.signer))
      throw new SignatureError(`${remote}/${release} is not signed by a key that is trusted now`)
    return { ...verified, folder: target }
  }

  const begin = (key: string, remote: string, release: string) => {
    const entry: Entry = { coming: load(remote, release), release: null }
    entry.coming.then(
      (verified) => {
        entry.release = verified
        makeRoom()
      },
      () => known.get(key) === entry && known.delete(key),
    )
    return entry
  }

  const makeRoom = () => {
    let room = unpinnedBytes
    for (const [key, { release }] of [...known].reverse()) {
      if (pinned.has(key) || !release) continue
      room -= sizeOf(release)
      if (room < 0) known.delete(key)
    }
  }

  const get = (remote: string, release: string) => {
    const key = `${remote}/${release}`
    const entry = known.get(key) ?? begin(key, remote, release)
    known.delete(key)
    known.set(key, entry)
    return entry.coming
  }

  const asked = new Map<string, Promise<VerifiedRelease>>()
  const absent = new Map<string, unknown>()
  const lanes = Array.from({ length: maxAsked }, () => Promise.resolve<unknown>(null))
  let turns = 0

  const askInTurn = async (key: string, remote: string, release: string) => {
    const lane = turns++ % maxAsked
    const coming = (lanes[lane] ?? Promise.resolve()).then(() => get(remote, release))
    lanes[lane] = coming.catch((reason: unknown) => {
      absent.set(key, reason)
      setTimeout(() => absent.delete(key), absentMs).unref()
    })
    return coming.finally(() => asked.delete(key))
  }

  return {
    get,
    async ask(remote, release) {
      const key = `${remote}/${release}`
      if (known.has(key)) return get(remote, release)
      if (absent.has(key)) throw absent.get(key)
      return once(asked, key, () => askInTurn(key, remote, release))
    },
    has: (key) => known.has(key),
    forgetRevoked() {
      for (const [key, { release }] of known)
        if (!release || !isTrusted(trusted, release.signer)) known.delete(key)
    },
    pin(keys) {
      pinned = new Set(keys)
      makeRoom()
    },
  }
}

/** In bytes. */
const sizeOf = memoize(({ files }: VerifiedRelease) =>
  [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
)
