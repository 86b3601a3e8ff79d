import { promote, publish } from 'delivery'
import { makeFolder, makeRemoteBuild, openDataFolder, pageRoute } from 'delivery/testing-release'

const kit = '1.0.0'
const sound = { routes: `[${pageRoute('glossary', 'Glossary')}]` }

/** A data folder with `resources` live, and its team's key. */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = await makeFolder()
  const remote = 'resources'
  const { store, trusted, author, keyOf } = await openDataFolder(dataFolder, [remote])
  const key = await keyOf(remote)
  const folder = await makeRemoteBuild(sound)
  const { release } = await publish({ store, trusted, key, remote, folder, kit })
  await store.changeRegistry(promote(remote, release), author)
  return dataFolder
}
