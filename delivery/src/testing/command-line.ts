import { vi } from 'vitest'
import { runDelivery } from '../cli/cli.ts'
import type { Surroundings } from '../cli/command.ts'
import { workspaceAt } from '../cli/workspace.ts'
import { promote } from '../registry/registry.ts'
import { findRoot, rootPath } from '../signing/root-files.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { makeFolder } from './release.ts'
import { makeTestStore, saveKeys } from './storage.ts'

export const notNeeded = () => Promise.reject(new Error('not needed'))

/** What a command says: as it is typed after `npm run delivery --`. */
export async function run(
  dataFolder: string,
  args: readonly string[],
  more: Partial<Surroundings> = {},
) {
  const out = vi.spyOn(console, 'log').mockReturnValue()
  const err = vi.spyOn(console, 'error').mockReturnValue()
  const code = await runDelivery([...args], {
    workspace: workspaceAt(dataFolder),
    dataFolder,
    env: {},
    findBrowser: notNeeded,
    startShell: notNeeded,
    startBackend: notNeeded,
    checkTypes: notNeeded,
    ...more,
  })
  const said = { out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') }
  vi.restoreAllMocks()
  return { code, ...said }
}

/** A store with one release live, another before it and another to come; all keys lie beside it. */
export async function makeSite() {
  const dataFolder = await makeFolder()
  const team = await makeTestStore(openFileStorage(`${dataFolder}/releases`))
  const { publish, store, author, key } = team
  await saveKeys(team, dataFolder)
  const { release: before } = await publish({
    'assets/role-page-3.css': '.title { color: black }',
  })
  const { release: live } = await publish()
  for (const release of [before, live])
    await store.changeRegistry(promote('catalogue', release), author)
  const { release: next } = await publish({ 'assets/role-page-3.css': '.title { color: blue }' })
  return {
    ...{ dataFolder, team, kid: key.kid, before, live, next },
    async record() {
      const root = await findRoot(rootPath(dataFolder), store)
      return (await store.readRegistry(root)).remotes['catalogue']
    },
  }
}
