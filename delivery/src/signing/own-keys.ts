import type { ReleaseStore } from '../releases/store.ts'
import { everyRemote, type Person } from './keys.ts'
import {
  consoleKeyName,
  ensureKey,
  ownKeyName,
  publicKeyOf,
  shellTeam,
  signingKeyPath,
} from './signing-key.ts'
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
  const pathOf = (name: string) => signingKeyPath(dataFolder, name)
  const team = await ensureKey(pathOf(shellTeam), everyRemote, undefined, { role: 'shell-team' })
  const own = [team, await ensureKey(pathOf(ownKeyName), everyRemote, undefined, { role: 'shell' })]
  if (hasConsole)
    own.push(await ensureKey(pathOf(consoleKeyName), everyRemote, undefined, { role: 'console' }))
  for (const remote of remotes) own.push(await ensureKey(pathOf(remote), remote))
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
