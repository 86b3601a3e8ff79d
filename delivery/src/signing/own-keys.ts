import { existsSync } from 'node:fs'
import type { ReleaseStore } from '../releases/store.ts'
import {
  everyRemote,
  makeSigningKey,
  ownKeyName,
  publicKeyOf,
  readSigningKey,
  saveSigningKey,
  shellTeam,
  signingKeyPath,
  type SigningKey,
} from './keys.ts'
import { changeRoot, findRoot } from './root-files.ts'
import { newestRoot, type Root } from './root.ts'
import { firstRoot, signRoot } from './sign-root.ts'

interface Site {
  dataFolder: string
  store: ReleaseStore
  rootFile: string
}

/**
 * Keys of a site whose data folder is whoever's who starts it: the shell team's, the shell's own, and those of the remotes. What is
 * missing is made, and trusted.
 */
export async function ensureKeys(
  { dataFolder, store, rootFile }: Site,
  remotes: readonly string[],
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
  const missing = [...own, ...teams]
    .filter(({ kid }) => !known.keys.some((key) => key.kid === kid))
    .map(publicKeyOf)
  if (missing.length === 0) return known
  return changeRoot(rootFile, store, (file) =>
    file
      ? signRoot(file, { keys: [...newestRoot(file).keys, ...missing] }, [own[0]])
      : firstRoot(own[0], missing.slice(1)),
  )
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
