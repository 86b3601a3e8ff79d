import { join } from 'node:path'
import {
  makeSigningKey,
  openReleaseStore,
  promote,
  publicKeyOf,
  publish,
  saveSigningKey,
  signingKeyPath,
  trustedKeysPath,
} from 'delivery'
import { makeFolder, makeRemoteBuild, pageRoute } from 'delivery/testing-release'

const kit = '1.0.0'
const sound = { routes: `[${pageRoute('glossary', 'Glossary')}]` }

/** A data folder with `resources` live, and its team's key. */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = await makeFolder()
  const remote = 'resources'
  const key = await makeSigningKey(remote)
  await saveSigningKey(key, {
    secret: signingKeyPath(dataFolder, remote),
    trusted: trustedKeysPath(dataFolder),
  })
  const store = openReleaseStore(join(dataFolder, 'releases'))
  const folder = await makeRemoteBuild(sound)
  const trusted = { keys: [publicKeyOf(key)] }
  const { release } = await publish({ store, trusted, key, remote, folder, kit })
  await store.changeRegistry((registry) => promote(registry, remote, release))
  return dataFolder
}
