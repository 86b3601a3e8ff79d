import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVerifiedRelease } from '../signing/integrity.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { publish } from '../releases/publish.ts'
import { promote } from '../releases/registry.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import type { GateInput } from './gate-input.ts'

/** A store of its own with the live set in it, to which the candidate is added. */
export interface TrialFolder {
  path: string
  /** The whole environment of the shell's programs: where the releases and the trusted keys are. */
  environment: Record<string, string>
  /** Live releases that are in it, by remote. */
  stable: Record<string, string>
  /** Publishes the candidate there and makes it stable. */
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
    environment: {
      ...harmlessEnvironment(),
      NODE_ENV: 'production',
      DATA_DIR: folder,
      TRUSTED_KEYS: trustedKeys,
      TMPDIR: folder,
    },
    stable,
    async addCandidate() {
      const { remote, kit } = candidate
      const parts = { store: trial, trusted, key, remote, folder: build, kit }
      const { release } = await publish(parts)
      if (release !== candidate.release)
        throw new Error(`${build} changed while the gate was looking at it; publish it again`)
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

const harmless =
  /^(PATH|HOME|TMPDIR|LANG|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|https?_proxy|no_proxy)$/i

/** A candidate's code runs in it: no keys of the publisher, and no settings that lead to the real store. */
function harmlessEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      harmless.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )
}
