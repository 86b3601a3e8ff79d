import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  makeSigningKey,
  openReleaseStore,
  openStorage,
  promote,
  publicKeyOf,
  publish,
  readSigningKey,
  readTrustedKeys,
  saveSigningKey,
  SignatureError,
  signingKeyPath,
  trustedKeysPath,
  type ReleaseStore,
  type TrustedKeys,
} from 'delivery'
import { remoteFolders } from 'shared-ui/federation'
import { root } from '../root.ts'
import { type SiteSettings } from './settings.ts'

type Places = Pick<SiteSettings, 'RELEASE_STORE' | 'TRUSTED_KEYS'>

/** Where releases and the keys of those who may publish are: the settings of the shell too. */
export function placesOf(dataFolder: string, { RELEASE_STORE, TRUSTED_KEYS }: Places) {
  return {
    RELEASE_STORE: RELEASE_STORE ?? join(dataFolder, 'releases'),
    TRUSTED_KEYS: TRUSTED_KEYS ?? trustedKeysPath(dataFolder),
  }
}

/**
 * Publishes each remote's build from the working tree, and makes it live when it is new. It meets the shell of the same
 * tree, so it does not pass the gate, which is for what arrives later.
 *
 * @throws {Error} where others publish: a store with releases that were not signed with keys of this data folder
 */
export async function publishRemotes(dataFolder: string, settings: Places = {}): Promise<void> {
  const kit = JSON.parse(await readFile(join(root, 'shared-ui/package.json'), 'utf8')) as {
    version: string
  }
  const places = placesOf(dataFolder, settings)
  const store = openReleaseStore(openStorage(places.RELEASE_STORE, process.env))
  const folders = remoteFolders(root)
  if (settings.RELEASE_STORE) {
    const own = await readOwnKeys(dataFolder, Object.keys(folders))
    await refuseForeignStore(store, own, settings.RELEASE_STORE)
  }
  const trusted = await ensureKeys(dataFolder, Object.keys(folders), places.TRUSTED_KEYS, settings)
  for (const [remote, folder] of Object.entries(folders)) {
    const key = await readSigningKey(signingKeyPath(dataFolder, remote))
    const build = join(folder, 'dist')
    const { release, isNew } = await publish({
      store,
      trusted,
      key,
      remote,
      folder: build,
      kit: kit.version,
    })
    await store.changeRegistry((registry) =>
      isNew || !registry.remotes[remote] ? promote(registry, remote, release) : registry,
    )
  }
}

/**
 * Keys of a local site's own: whoever starts it may publish every remote to it.
 *
 * @throws {Error} where a key would be added to a list that the settings name: others may be served by it
 */
async function ensureKeys(
  dataFolder: string,
  remotes: string[],
  trusted: string,
  { TRUSTED_KEYS }: Places,
): Promise<TrustedKeys> {
  for (const remote of remotes) {
    const secret = signingKeyPath(dataFolder, remote)
    if (existsSync(secret)) continue
    if (TRUSTED_KEYS)
      throw new Error(`TRUSTED_KEYS is set, and ${secret} is missing: no key is added to that list`)
    await saveSigningKey(await makeSigningKey(remote), { secret, trusted })
  }
  return readTrustedKeys(trusted)
}

/** Whom this site publishes as: those whose secrets lie here, whatever else is trusted. */
async function readOwnKeys(dataFolder: string, remotes: string[]): Promise<TrustedKeys> {
  const secrets = remotes
    .map((remote) => signingKeyPath(dataFolder, remote))
    .filter((path) => existsSync(path))
  return {
    keys: await Promise.all(secrets.map(async (path) => publicKeyOf(await readSigningKey(path)))),
  }
}

/** The working tree must not go live where somebody else's site reads. */
async function refuseForeignStore(
  store: ReleaseStore,
  own: TrustedKeys,
  place: string,
): Promise<void> {
  const { remotes } = await store.readRegistry()
  for (const [remote, { stable }] of Object.entries(remotes))
    await store.readRelease(remote, stable, own).catch((error: unknown) => {
      if (!(error instanceof SignatureError)) return
      throw new Error(`RELEASE_STORE ${place} has releases of others: ${error.message}`)
    })
}
