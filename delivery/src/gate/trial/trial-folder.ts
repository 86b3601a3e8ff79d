import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVerifiedRelease, type VerifiedFiles } from '../../releases/integrity.ts'
import { everyRemote } from '../../signing/keys.ts'
import { makeSigningKey, publicKeyOf } from '../../signing/signing-key.ts'
import { newestRoot, rootName, serialiseRootFile } from '../../signing/root.ts'
import { shellRemote } from '../../releases/frame.ts'
import { isRemote, satisfies, type ReleaseManifest } from '../../releases/release.ts'
import { signRoot } from '../../signing/sign-root.ts'
import { copyRelease, publish, writeCandidate } from '../../releases/publish.ts'
import { promote } from '../../registry/registry.ts'
import { SignedRegistry } from '../../registry/signed-registry.ts'
import { readSiteData, siteFile, siteRemote, type SiteData } from '../../site-data/site-data.ts'
import { defaultLimits } from '../../site-data/site-limits.ts'
import { openReleaseStore } from '../../releases/store.ts'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import type { CompositionTypes } from '../../types/composition-types.ts'
import { typesOfLive, type ReleaseTypes } from '../../types/release-types.ts'
import type { GateInput } from '../gate-input.ts'

/** A store of its own with the live set in it, to which the candidate is added. */
export type TrialFolder = Awaited<ReturnType<typeof makeTrialFolder>>

/** Copies the stable releases of the live set, verified; one that cannot be is left out and reported. */
export async function makeTrialFolder(input: GateInput, report: (line: string) => void) {
  const { store, trusted, key, acting, candidate, folder: build } = input
  const { path: folder, remove } = makeTemporaryFolder('gate-')
  const rootFile = join(folder, rootName)
  const trialKey = await makeSigningKey(everyRemote, 'Gate', { role: 'shell-team' })
  const keys = [publicKeyOf(trialKey), ...trusted.keys]
  const root = await signRoot(null, { keys, people: trusted.people }, [trialKey])
  await writeFile(rootFile, serialiseRootFile(root))
  const author = { key: trialKey, trusted: newestRoot(root) }
  const trial = openReleaseStore(join(folder, 'releases'))
  const stable: Record<string, string> = {}
  const manifests: ReleaseManifest[] = []
  const known = new Map<string, ReleaseManifest>()
  const types = new Map<string, ReleaseTypes | null>()
  const othersOf = (name: string, kit: string) =>
    [...known.values()]
      .filter(({ remote, kit: own }) => remote === name && !satisfies(kit, own))
      .map(({ release }) => release)
  let site: SiteData | undefined
  const siteFolder = join(folder, 'site')
  const { remotes } = await store.readRegistry(trusted)
  for (const [remote, record] of Object.entries(remotes)) {
    try {
      const verified = await readVerifiedRelease(store, trusted, remote, record.stable)
      if (remote === siteRemote)
        site = readSiteData(verified.files.get(siteFile) ?? Buffer.alloc(0))
      const other = await otherKit(input, verified.manifest, record.previous)
      for (const each of other ? [other, verified] : [verified]) {
        await copyRelease(each, trial)
        await trial.changeRegistry(promote(remote, each.manifest.release), author)
        known.set(each.manifest.release, each.manifest)
        types.set(each.manifest.release, typesOfLive(each, report))
      }
      stable[remote] = record.stable
      manifests.push(verified.manifest)
    } catch (error) {
      report(`the live release of ${remote} is left out: ${(error as Error).message}`)
    }
  }

  if (!site?.limits)
    report('live site data says nothing of limits: those of the shell that is built here count')
  return {
    path: folder,
    /** Where the shell's programs find the releases and the root. */
    settings: { DATA_DIR: folder, ROOT_FILE: rootFile },
    /** Live releases that are in it, by remote. */
    stable,
    /** What these releases say of themselves. */
    manifests,
    /** Versions of the kit that shells of the store had lately. */
    kits: Object.values(remotes[shellRemote]?.kits ?? {}),
    /** What may enter the page, as the live site data says; read here, since what loads the live set runs code of others. */
    limits: site?.limits ?? defaultLimits,
    /** That site data, where any is live. */
    liveSite: site,
    /** Releases of a remote that are in it for another kit than this. */
    othersOf,
    /** Types of the live releases that stand beside the candidate, as far as they say them; of the shell the one that it replaces, or meets. */
    liveTypes(): CompositionTypes {
      const all = [...known.values()]
      const frame = all.findLast(({ remote, release, kit }) =>
        candidate.remote === shellRemote
          ? release === stable[shellRemote]
          : remote === shellRemote && satisfies(kit, candidate.kit),
      )
      const { kit = candidate.kit } = candidate.remote === shellRemote ? candidate : (frame ?? {})
      const beside = all.filter((each) => isRemote(each.remote) && satisfies(kit, each.kit))
      return Object.fromEntries(
        [...(frame ? [frame] : []), ...beside].flatMap(({ remote, release }) => {
          const found = types.get(release)
          return found ? [[remote, found]] : []
        }),
      )
    },
    /** Writes the candidate there and makes it stable. */
    async addCandidate() {
      const { remote, release } = candidate
      const publisher = { store: trial, trusted, key, acting }
      await writeCandidate(publisher, { manifest: candidate, folder: build })
      // Nothing to fall back to: it is the candidate that is looked at.
      await trial.writeRegistry(new SignedRegistry())
      for (const [name, id] of Object.entries({ ...stable, [remote]: release })) {
        const { kit } = known.get(id) ?? candidate
        for (const other of isKitBound(name) ? othersOf(name, kit) : [])
          await trial.changeRegistry(promote(name, other), author)
        await trial.changeRegistry(promote(name, id), author)
      }
    },
    /** Has the trial's shell take this for its site data. */
    async addSite(data: SiteData) {
      await mkdir(siteFolder, { recursive: true })
      await writeFile(join(siteFolder, siteFile), JSON.stringify(data))
      const { release } = await publish({
        ...{ store: trial, ...author, remote: siteRemote, folder: siteFolder, kit: '1.0.0' },
      })
      await trial.changeRegistry(promote(siteRemote, release), author)
    },
    remove,
  }
}

/** Site data works with every kit. */
const isKitBound = (name: string) => name !== siteRemote

/** The newest release of before that does not work with the kit of the live one: it may be live beside it. */
async function otherKit(
  { store, trusted }: Pick<GateInput, 'store' | 'trusted'>,
  { remote, kit }: ReleaseManifest,
  previous: readonly string[],
): Promise<VerifiedFiles | null> {
  if (!isKitBound(remote)) return null
  for (const id of previous) {
    const before = await store.readRelease(remote, id, trusted).catch(() => null)
    if (before && !satisfies(kit, before.manifest.kit))
      return readVerifiedRelease(store, trusted, remote, id).catch(() => null)
  }
  return null
}
