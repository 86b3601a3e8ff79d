import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureKeys,
  keysThatMay,
  openReleaseStore,
  openStorage,
  promote,
  publish,
  publicKeyOf,
  readRootFile,
  readSigningKey,
  rootPath,
  shellRemote,
  shellTeam,
  signingKeyPath,
  everyRemote,
  newestRoot,
  type ReleaseStore,
} from 'delivery'
import { remoteFolders } from 'shared-ui/remote-folders'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { root } from '../root.ts'
import { localPeople } from './accounts.ts'
import type { SiteSettings } from './settings.ts'

/** Of those only that of the data folder must be there. */
type Settings = Partial<SiteSettings> & Pick<SiteSettings, 'DATA_DIR'>

/** Where releases, and who may do what with them, are: the settings of the shell too. */
export function placesOf({ DATA_DIR, RELEASE_STORE, ROOT_FILE }: Settings) {
  return {
    RELEASE_STORE: RELEASE_STORE ?? join(DATA_DIR, 'releases'),
    ROOT_FILE: ROOT_FILE ?? rootPath(DATA_DIR),
  }
}

/**
 * Publishes the frame and each remote's build from the working tree, and makes live what is new. It meets the shell of the same
 * tree, so it does not pass the gate, which is for what arrives later.
 *
 * @throws {Error} where others publish: a store with releases that were not signed with keys of this data folder
 */
export async function publishRemotes(settings: Settings): Promise<void> {
  const { DATA_DIR: dataFolder } = settings
  const { RELEASE_STORE: place, ROOT_FILE: rootFile } = placesOf(settings)
  const store = openReleaseStore(openStorage(place, settings))
  const folders = remoteFolders(root)
  await refuseForeignSite(dataFolder, store, { place, rootFile })
  const names = Object.keys(folders)
  const trusted = await ensureKeys({ dataFolder, store, rootFile }, names, localPeople(settings))
  const builds = [
    { remote: shellRemote, folder: join(root, 'shell/dist/frame'), owner: shellTeam },
    ...Object.entries(folders).map(([remote, folder]) => {
      return { remote, folder: join(folder, 'dist'), owner: remote }
    }),
  ]
  for (const { owner, ...build } of builds) {
    const { remote } = build
    const key = await readSigningKey(signingKeyPath(dataFolder, owner))
    const { release, isNew } = await publish({ store, trusted, key, ...build, kit: kit.version })
    const { remotes: live } = await store.changeRegistry(
      ({ remotes, history }) => {
        const own = history.filter((change) => change.remote === remote)
        const last = own.find(({ action }) => action !== 'confirm')
        const stays = last?.action === 'retire' || (!isNew && remotes[remote])
        return stays ? null : promote(remote, release, kit.version)
      },
      { key, trusted },
    )
    const { stable = release } = live[remote] ?? {}
    if (stable !== release)
      console.error(`${remote}: ${stable} stays live; of this working tree is ${release}`)
  }
}

/** The working tree must not go live where somebody else is the shell team, nor trust anybody there. */
async function refuseForeignSite(
  dataFolder: string,
  store: ReleaseStore,
  { place, rootFile }: { place: string; rootFile: string },
): Promise<void> {
  const path = signingKeyPath(dataFolder, shellTeam)
  const own = existsSync(path) ? publicKeyOf(await readSigningKey(path)) : null
  const roots = { [place]: await store.readRoot(), [rootFile]: await readRootFile(rootFile) }
  for (const [where, file] of Object.entries(roots)) {
    const shellTeams = file ? keysThatMay(newestRoot(file), 'keys', everyRemote, Date.now()) : null
    if (shellTeams && !shellTeams.some(({ x }) => x === own?.x))
      throw new Error(`${where} is of others: the shell team's key at ${path} may not change it`)
  }
}
