import { existsSync } from 'node:fs'
import type { ReleaseStore } from '../releases/store.ts'
import {
  consoleKeyName,
  everyRemote,
  makeSigningKey,
  ownKeyName,
  publicKeyOf,
  readSigningKey,
  saveSigningKey,
  shellTeam,
  signingKeyPath,
  type Person,
} from './keys.ts'
import { changeRoot, findRoot } from './root-files.ts'
import { newestRoot, type Root } from './root.ts'
import { signRoot } from './sign-root.ts'

interface Site {
  dataFolder: string
  store: ReleaseStore
  rootFile: string
}

/**
 * Keys of a site whose data folder is whoever's who starts it: the shell team's, the shell's own, the console's, and those of the
 * remotes. What is missing is made, and trusted.
 *
 * @param people who steer from a console; absent where there is none. Where several keys must sign the root, neither they nor the
 *   console's key come into it by themselves
 */
export async function ensureKeys(
  { dataFolder, store, rootFile }: Site,
  remotes: readonly string[],
  people?: readonly Person[],
): Promise<Root> {
  const known = await findRoot(rootFile, store)
  const hasConsole = people !== undefined && known.threshold === 1
  const ensure = async (name: string, ...holder: Parameters<typeof makeSigningKey>) => {
    const path = signingKeyPath(dataFolder, name)
    if (!existsSync(path)) await saveSigningKey(await makeSigningKey(...holder), path)
    return readSigningKey(path)
  }
  const team = await ensure(shellTeam, everyRemote, 'Shell team', { role: 'shell-team' })
  const own = [team, await ensure(ownKeyName, everyRemote, 'Shell', { role: 'shell' })]
  if (hasConsole)
    own.push(await ensure(consoleKeyName, everyRemote, 'Console', { role: 'console' }))
  for (const remote of remotes) own.push(await ensure(remote, remote))
  const missing = own
    .filter(({ kid }) => !known.keys.some((key) => key.kid === kid))
    .map(publicKeyOf)
  const newcomers = (hasConsole ? people : []).filter(
    ({ email }) => !known.people?.some((person) => person.email === email),
  )
  if (missing.length + newcomers.length === 0) return known
  return changeRoot(rootFile, store, (file) => {
    const { keys = [], people: admitted = [] } = file ? newestRoot(file) : {}
    const change = { keys: [...keys, ...missing], people: [...admitted, ...newcomers] }
    return signRoot(file, change, [team])
  })
}
