import { join } from 'node:path'
import {
  copyRelease,
  IntegrityError,
  readSignedRelease,
  readVerifiedRelease,
  SignatureError,
} from 'delivery'
import type { ReleaseStore, SignedRelease, TrustedKeys, VerifiedFiles } from 'delivery'
import { LRUCache } from 'lru-cache'
import { deadlines, inTime } from '../deadlines.ts'
import { singleFlight } from '../single-flight.ts'
import { isTrusted } from './follow-root.ts'
import { removeUnused, unpackRelease } from './unpack-release.ts'

/** A release whose every byte was checked. */
export interface VerifiedRelease extends VerifiedFiles {
  /** Folder on disk with the server entry's files, from which it is imported. */
  folder: string
}

/** Whether its files are here: of remotes only what they say of themselves is needed before somebody asks for them. */
export const isWhole = (release: SignedRelease): release is VerifiedRelease => 'folder' in release

interface Sources {
  store: ReleaseStore
  /** The shell's own copy of what it served last. */
  lastGood: ReleaseStore
  trusted: TrustedKeys
  /** Where verified server files are unpacked: `<folder>/<remote>/<release>/…`. */
  folder: string
}

/** What only old tabs and previews ask for, in bytes: thirty of the heaviest releases. */
const maxUnpinnedBytes = 100_000_000

/** Manifests that are kept, of what is served and of what old tabs ask for: bytes of a few hundred large ones. */
const maxManifestBytes = 20_000_000

/** Releases that are brought at once because somebody asks for their files: so many that visitors get, and so many others. Each is read whole. */
const maxAsked = 4

/** How long a release that did not come is not brought for its files, in milliseconds. */
const absentMs = 1_000

export type ReleaseCache = ReturnType<typeof createReleaseCache>

/** Releases as they are served, every byte of them checked. They are named `<remote>/<release>` where one word is enough. */
export function createReleaseCache(
  { store, lastGood, trusted, folder }: Sources,
  unpinnedBytes = maxUnpinnedBytes,
) {
  const coming = singleFlight<VerifiedRelease>()
  /** What stays, and what of it has come. */
  const pinned = new Map<string, VerifiedRelease | null>()
  const others = new LRUCache<string, VerifiedRelease>({
    maxSize: unpinnedBytes,
    sizeCalculation: ({ files }) =>
      [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 1),
  })
  const manifests = new LRUCache<string, SignedRelease>({
    maxSize: maxManifestBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  })
  let removing = Promise.resolve()
  const known = (key: string) => pinned.get(key) ?? others.get(key)
  const keep = (key: string, release: VerifiedRelease) =>
    pinned.has(key) ? pinned.set(key, release) : others.set(key, release)

  /** From the last good copy, which is checked like all else, or from the store. */
  async function read<T>(
    how: (from: ReleaseStore, trusted: TrustedKeys, remote: string, release: string) => Promise<T>,
    remote: string,
    release: string,
    onCopyFailed: (error: unknown) => void = () => {},
  ): Promise<T> {
    const late = `the store did not bring it within ${deadlines.release / 1000} s`
    return how(lastGood, trusted, remote, release).catch((error: unknown) => {
      onCopyFailed(error)
      return inTime(how(store, trusted, remote, release), deadlines.release, late)
    })
  }

  /** As `read`; what a disk has spoiled of the copy is written again. */
  async function readWhole(remote: string, release: string): Promise<VerifiedFiles> {
    let isSpoiled = false
    const found = await read(readVerifiedRelease, remote, release, (error) => {
      isSpoiled = error instanceof IntegrityError
    })
    if (isSpoiled) await copyRelease(found, lastGood).catch(() => undefined)
    return found
  }

  /** The keys may be others than when it began. */
  function refuseRevoked<T extends SignedRelease>(release: T): T {
    if (isTrusted(trusted, release.signer)) return release
    const { remote, release: id } = release.manifest
    throw new SignatureError(`${remote}/${id} is not signed by a key that is trusted now`)
  }

  /** Brings a release, checked, from memory, the last good copy or the store. Rejects when a byte is wrong everywhere. */
  const get = async (remote: string, release: string) => {
    const key = `${remote}/${release}`
    const bring = async () => {
      const verified = await readWhole(remote, release)
      const target = await unpackRelease(verified.files, join(folder, key))
      const loaded = refuseRevoked({ ...verified, folder: target })
      keep(key, loaded)
      return loaded
    }
    return known(key) ?? coming.run(key, bring)
  }

  /** What a release says of itself, without its files: the same object as long as it is in use. Rejects like `get`. */
  const signed = async (remote: string, release: string) => {
    const key = `${remote}/${release}`
    const before = knownSigned(key)
    if (before) return before
    const found = refuseRevoked(await read(readSignedRelease, remote, release))
    const first = manifests.get(key) ?? found
    manifests.set(key, first)
    return first
  }

  /** Also of what is in memory as a whole, which the store may have no more. */
  function knownSigned(key: string): SignedRelease | undefined {
    const before = manifests.get(key)
    const whole = known(key)
    if (before || !whole) return before
    const { files: _, folder: __, ...described } = whole
    manifests.set(key, described)
    return described
  }

  /** Whether all of it is in memory, or about to be. */
  const has = (key: string) => known(key) !== undefined || coming.running.has(key)
  /** Whether code in a place is that of a release which is live or in memory: its own place may have been taken. */
  const isUsed = (place: string) =>
    pinned.has(place) ||
    has(place) ||
    [...pinned.values(), ...others.values()].some((one) => one?.folder === join(folder, place))
  /** What visitors get does not wait for what somebody asks for. */
  const [ours, anybodys] = [createTurns(), createTurns()]
  const turnsOf = (key: string) => (pinned.has(key) ? ours : anybodys)

  return {
    get,
    signed,
    has,
    /** Whether all of it is in memory: what fails then is its own fault. */
    isHere: (key: string) => known(key) !== undefined,
    /** As `get`, for whoever keeps it elsewhere: it comes not to stay in memory. */
    async files(remote: string, release: string): Promise<VerifiedFiles> {
      const key = `${remote}/${release}`
      return known(key) ?? coming.running.get(key) ?? readWhole(remote, release)
    },
    /** As `get` and `signed`, for whoever asks from outside: a few at a time, and not what failed a moment ago. */
    async ask(remote: string, release: string): Promise<VerifiedRelease> {
      const key = `${remote}/${release}`
      return has(key) ? get(remote, release) : turnsOf(key).ask(key, () => get(remote, release))
    },
    async askSigned(remote: string, release: string): Promise<SignedRelease> {
      const key = `${remote}/${release}`
      return knownSigned(key) ?? turnsOf(key).ask(`${key} signed`, () => signed(remote, release))
    },
    /** Forgets what was signed by a key that is not trusted any more. */
    forgetRevoked() {
      coming.running.clear()
      for (const turns of [ours, anybodys]) turns.forgetAbsent()
      const isRevoked = ({ signer }: SignedRelease) => !isTrusted(trusted, signer)
      for (const [key, release] of pinned) if (release && isRevoked(release)) pinned.set(key, null)
      for (const some of [others, manifests])
        for (const [key, release] of some) if (isRevoked(release)) some.delete(key)
    },
    /** From now on these stay in memory, whatever else is asked for; code of what is not there goes from the disk. */
    pin(keys: Iterable<string>) {
      const before = new Map(pinned)
      pinned.clear()
      for (const key of keys) pinned.set(key, others.get(key) ?? null)
      for (const key of pinned.keys()) others.delete(key)
      for (const [key, release] of before) if (release) keep(key, release)
      // What is live no more has its day from now on.
      removing = removing.then(() => removeUnused(folder, (one) => before.has(one) || isUsed(one)))
    },
  }
}

/** Has a few things brought at a time, each once for however many ask, and not what failed a moment ago. */
function createTurns() {
  const asked = singleFlight<unknown>()
  const absent = new LRUCache<string, { reason: unknown }>({ max: 1_000, ttl: absentMs })
  const lanes = Array.from({ length: maxAsked }, () => Promise.resolve<unknown>(null))
  let turns = 0

  const inTurn = <T>(key: string, bring: () => Promise<T>): Promise<T> => {
    const lane = turns++ % maxAsked
    const turn = (lanes[lane] ?? Promise.resolve()).then(bring)
    lanes[lane] = turn.catch((reason: unknown) => absent.set(key, { reason }))
    return turn
  }

  return {
    async ask<T>(key: string, bring: () => Promise<T>): Promise<T> {
      const failure = absent.get(key)
      if (failure) throw failure.reason
      return asked.run(key, () => inTurn(key, bring)) as Promise<T>
    },
    forgetAbsent: () => absent.clear(),
  }
}
