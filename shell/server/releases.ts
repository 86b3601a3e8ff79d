import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  readVerifiedRelease,
  type ReleaseStore,
  type TrustedKeys,
  type VerifiedFiles,
} from 'delivery'
import { withDeadline } from '../src/with-deadline.ts'
import { DeadlineError, deadlines } from './deadlines.ts'

/** A release whose every byte was checked. */
export interface VerifiedRelease extends VerifiedFiles {
  /** Folder on disk with the server entry's files, from which it is imported. */
  folder: string
}

export interface Releases {
  /** Brings a release, checked, from memory, the store or the last good copy. Rejects when a byte is wrong everywhere. */
  get(remote: string, release: string): Promise<VerifiedRelease>
}

interface Sources {
  store: ReleaseStore
  /** The shell's own copy of what it served last. */
  lastGood: ReleaseStore
  trusted: TrustedKeys
  /** Where verified server files are unpacked: `<folder>/<remote>/<release>/…`. */
  folder: string
}

/** Live releases, and about as many that only old tabs and previews ask for. */
const keptInMemory = 40

export function createReleases({ store, lastGood, trusted, folder }: Sources): Releases {
  const known = new Map<string, Promise<VerifiedRelease>>()

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
    const target = join(folder, remote, release)
    await unpack(verified.files, target)
    return { ...verified, folder: target }
  }

  return {
    get(remote, release) {
      const key = `${remote}/${release}`
      const current = known.get(key) ?? load(remote, release)
      known.delete(key)
      known.set(key, current)
      current.catch(() => known.delete(key))
      for (const oldest of known.keys()) {
        if (known.size <= keptInMemory) break
        known.delete(oldest)
      }
      return current
    },
  }
}

/** Written afresh at every start and put in place at once, so that nothing on disk is trusted. */
async function unpack(files: ReadonlyMap<string, Uint8Array>, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.tmp`
  await rm(draft, { recursive: true, force: true })
  for (const [path, bytes] of files) {
    if (!/\.m?js$/.test(path)) continue
    await mkdir(dirname(join(draft, path)), { recursive: true })
    await writeFile(join(draft, path), bytes)
  }
  await writeFile(join(draft, 'package.json'), '{ "type": "module" }')
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
