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
  type SigningKey,
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
  const own = [
    await ensureKey(dataFolder, shellTeam, () =>
      makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' }),
    ),
    await ensureKey(dataFolder, ownKeyName, () =>
      makeSigningKey(everyRemote, 'Shell', { role: 'shell' }),
    ),
  ] as const
  const teams = []
  for (const remote of remotes)
    teams.push(await ensureKey(dataFolder, remote, () => makeSigningKey(remote)))
  const hasConsole = people !== undefined && known.threshold === 1
  const consoles = hasConsole
    ? [
        await ensureKey(dataFolder, consoleKeyName, () =>
          makeSigningKey(everyRemote, 'Console', { role: 'console' }),
        ),
      ]
    : []
  const missing = [...own, ...consoles, ...teams]
    .filter(({ kid }) => !known.keys.some((key) => key.kid === kid))
    .map(publicKeyOf)
  const newcomers = (hasConsole ? people : []).filter(
    ({ email }) => !known.people?.some((person) => person.email === email),
  )
  if (missing.length + newcomers.length === 0) return known
  return changeRoot(rootFile, store, (file) => {
    const { keys = [], people: admitted = [] } = file ? newestRoot(file) : {}
    const change = { keys: [...keys, ...missing], people: [...admitted, ...newcomers] }
    return signRoot(file, change, [own[0]])
  })
}

async function ensureKey(
  dataFolder: string,
  name: string,
  make: () => Promise<SigningKey>,
): Promise<SigningKey> {
  const path = signingKeyPath(dataFolder, name)
  if (!existsSync(path)) await saveSigningKey(await make(), path)
  return readSigningKey(path)
}
