import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVerifiedRelease } from '../releases/integrity.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { writeCandidate } from '../releases/publish.ts'
import { promote } from '../releases/registry.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import type { GateInput, TrialSettings } from './gate-input.ts'

/** A store of its own with the live set in it, to which the candidate is added. */
export interface TrialFolder {
  path: string
  /** Where the shell's programs find the releases and the trusted keys. */
  settings: Pick<TrialSettings, 'DATA_DIR' | 'TRUSTED_KEYS'>
  /** Live releases that are in it, by remote. */
  stable: Record<string, string>
  /** Writes the candidate there and makes it stable. */
  addCandidate(): Promise<void>
  remove(): Promise<void>
}

/** Copies the stable releases of the live set, verified; one that cannot be is left out and reported. */
export async function makeTrialFolder(
  input: GateInput,
  report: (line: string) => void,
): Promise<TrialFolder> {
  const { store, trusted, key, candidate, folder: build } = input
  const { path: folder, remove } = makeTemporaryFolder('gate-')
  const trustedKeys = join(folder, 'trusted.json')
  await writeFile(trustedKeys, JSON.stringify(trusted))
  const trial = openReleaseStore(join(folder, 'releases'))
  const stable: TrialFolder['stable'] = {}
  const { remotes } = await store.readRegistry()
  for (const [remote, record] of Object.entries(remotes)) {
    try {
      await copyRelease(store, trial, trusted, remote, record.stable)
      await trial.changeRegistry((registry) => promote(registry, remote, record.stable))
      stable[remote] = record.stable
    } catch (error) {
      report(`the live release of ${remote} is left out: ${(error as Error).message}`)
    }
  }

  return {
    path: folder,
    settings: { DATA_DIR: folder, TRUSTED_KEYS: trustedKeys },
    stable,
    async addCandidate() {
      const { remote, release } = candidate
      await writeCandidate({ store: trial, trusted, key }, { manifest: candidate, folder: build })
      // Nothing to fall back to: it is the candidate that is looked at.
      await trial.changeRegistry(({ remotes: { [remote]: _, ...remotes }, ...registry }) =>
        promote({ ...registry, remotes }, remote, release),
      )
    },
    remove,
  }
}

async function copyRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  trusted: TrustedKeys,
  remote: string,
  release: string,
): Promise<void> {
  const verified = await readVerifiedRelease(from, trusted, remote, release)
  for (const [path, bytes] of verified.files) await to.writeFile(remote, release, path, bytes)
  await to.writeManifest(verified)
}
