import { existsSync } from 'node:fs'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { makeSigningKey, readSigningKey, saveSigningKey } from '../signing/keys.ts'
import { previewMaxHours, signPreview } from '../releases/preview.ts'
import {
  keyPath,
  releaseNames,
  remoteName,
  siteUrl,
  type Answer,
  type CommandInput,
} from './command.ts'
import { numberOption } from './text.ts'

/** Makes a team's key, and trusts it. */
export async function makeKey(input: CommandInput): Promise<Answer> {
  const { names, options, trustedPath } = input
  const remote = remoteName(names)
  const path = keyPath(input, remote)
  if (existsSync(path))
    throw new Error(
      `${remote} has a key at ${path}; to make another beside it, name its file with --signing-key`,
    )
  const team = typeof options['team'] === 'string' ? options['team'] : undefined
  const key = await makeSigningKey(remote, team)
  await saveSigningKey(key, { secret: path, trusted: trustedPath })
  return {
    data: { remote, team: key.team, kid: key.kid, key: path, trusted: trustedPath },
    text: `${key.team} signs ${remote} with ${path}; its public half is in ${trustedPath}`,
  }
}

/** Signs a link with the team's key. */
export async function makePreview(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, options } = input
  const { remote, release } = releaseNames(names)
  const hours = numberOption(options, 'hours', 24, { min: 1, max: previewMaxHours })
  await readVerifiedRelease(store, trusted, remote, release)
  const key = await readSigningKey(keyPath(input, remote))
  const token = await signPreview(key, release, hours * 3600)
  const url = `${siteUrl(input)}/_preview?token=${token}`
  const expires = new Date(Date.now() + hours * 3600_000).toISOString()
  return { data: { remote, release, url, expires }, text: url }
}
