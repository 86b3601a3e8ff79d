import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { shellRemote } from '../releases/frame.ts'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { previewMaxHours, signPreview, verifyPreview } from '../releases/preview.ts'
import { everyRemote, roles, type Role } from '../signing/keys.ts'
import {
  consoleKeyName,
  makeSigningKey,
  publicKeyOf,
  saveSigningKey,
  shellTeam,
  signingKeyPath,
} from '../signing/signing-key.ts'
import { findRoot } from '../signing/root-files.ts'
import { trustKey } from './change-root.ts'
import { authorOf, keyPath, releaseNames, remoteName, siteUrl } from './command.ts'
import type { Answer, CommandInput } from './command.ts'
import { numberOption } from './text.ts'

/** Makes a key; the shell team's, where that lies here too, has it trusted at once. */
export async function makeKey(input: CommandInput): Promise<Answer> {
  const { options, dataFolder, trusted } = input
  const holder = holderOf(input)
  const { remote, role } = holder
  const path = keyPath(input, holder.file)
  if (existsSync(path))
    throw new Error(
      `${holder.file} has a key at ${path}; to make another beside it, name its file with --signing-key`,
    )
  const key = await makeSigningKey(remote, options['team'], {
    role,
    name: options['name'],
    expires: options['expires'],
  })
  const shellTeamPath = signingKeyPath(dataFolder, shellTeam)
  const isFirst = trusted.version === 0 && input.workspace.isShellTeams
  // Not the new one, which may be about to lie there.
  const hasShellTeams = existsSync(shellTeamPath) && trusted.threshold === 1
  // `--signing-key` names the new one.
  const asShellTeam = { ...input, options: { ...options, 'signing-key': shellTeamPath } }
  await saveSigningKey(key, path)
  // Where others must sign, too, it is asked for by 'trust'.
  const canTrust = isFirst || hasShellTeams
  if (canTrust)
    await trustKey(asShellTeam, publicKeyOf(key)).catch(async (error: unknown) => {
      const { keys } = await findRoot(input.rootFile, input.store)
      if (!keys.some(({ kid }) => kid === key.kid)) await rm(path)
      throw error
    })
  const named = { remote, team: key.team, kid: key.kid, key: path }
  const made = isFirst
    ? `. The site is new: this machine has its root and ${shellTeamPath} now`
    : ''
  const publicKey = JSON.stringify(publicKeyOf(key))
  return {
    data: { ...named, publicKey: publicKeyOf(key), isTrusted: canTrust },
    text: canTrust
      ? `${key.team} signs ${remote} with ${path}; its public half is in ${input.rootFile}${made}`
      : `${key.team} will sign ${remote} with ${path}. The shell team lets it, with 'trust' and its public half in a file:\n${publicKey}`,
  }
}

function holderOf({ names, options }: CommandInput): { remote: string; role: Role; file: string } {
  const role = options['role'] ?? 'team'
  if (!Object.hasOwn(roles, role))
    throw new Error(`There is no role '${role}': ${Object.keys(roles).join(', ')}`)
  // The shell team's key, a shell's own and a console's lie under the names of their roles.
  if (role !== 'team' && role !== 'ci')
    return { remote: everyRemote, role: role as Role, file: role }
  const remote = remoteName(names)
  if (remote === shellTeam || remote === consoleKeyName)
    throw new Error(`'${remote}' is a role, and no remote: keygen --role ${remote}`)
  // Fronts look for their own key under that name, and may publish nothing.
  if (remote === shellRemote && role === 'team')
    throw new Error(
      `Which key of the shell? A running one's: keygen --role shell; its team's: keygen --role shell-team; its pipeline's: keygen shell --role ci`,
    )
  return { remote, role, file: role === 'team' ? remote : `${remote}-${role}` }
}

/** Signs a link with the team's key. */
export async function makePreview(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, options } = input
  const { remote, release } = releaseNames(names)
  const hours = numberOption(options, 'hours', 24, { min: 1, max: previewMaxHours })
  await readVerifiedRelease(store, trusted, remote, release)
  const { key } = await authorOf(input, remote)
  const token = await signPreview(key, remote, release, hours * 3600)
  await verifyPreview(token, trusted)
  const url = `${siteUrl(input)}/_preview?token=${token}`
  const expires = new Date(Date.now() + hours * 3600_000).toISOString()
  return { data: { remote, release, url, expires }, text: url }
}
