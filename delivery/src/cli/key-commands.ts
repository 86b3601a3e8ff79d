import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import * as v from 'valibot'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { previewMaxHours, signPreview } from '../releases/preview.ts'
import {
  everyRemote,
  makeSigningKey,
  ownKeyName,
  publicKeyOf,
  readSigningKey,
  roles,
  saveSigningKey,
  shellTeam,
  signingKeyPath,
  trustedKeySchema,
  type Role,
  type SigningKey,
  type TrustedKey,
} from '../signing/keys.ts'
import { withoutEnds } from '../registry/change.ts'
import { changeRoot } from '../signing/root-files.ts'
import { wholeRegistry } from '../registry/registry.ts'
import { firstRoot, newestRoot, signRoot, type Root } from '../signing/root.ts'
import {
  authorOf,
  keyPath,
  releaseNames,
  remoteName,
  siteUrl,
  type Answer,
  type CommandInput,
} from './command.ts'
import { numberOption, table } from './text.ts'

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
  const team = textOf(options['team'])
  const key = await makeSigningKey(remote, team, {
    role,
    name: textOf(options['name']),
    expires: textOf(options['expires']),
  })
  const shellTeamPath = signingKeyPath(dataFolder, shellTeam)
  const isFirst = trusted.version === 0
  await saveSigningKey(key, path)
  const canTrust = isFirst || existsSync(shellTeamPath)
  if (canTrust)
    await trustKey(input, publicKeyOf(key), shellTeamPath).catch(async (error: unknown) => {
      await rm(path)
      throw error
    })
  const named = { remote, team: key.team, kid: key.kid, key: path }
  const publicKey = JSON.stringify(publicKeyOf(key))
  return {
    data: { ...named, publicKey: publicKeyOf(key), isTrusted: canTrust },
    text: canTrust
      ? `${key.team} signs ${remote} with ${path}; its public half is in ${input.rootFile}`
      : `${key.team} will sign ${remote} with ${path}. The shell team lets it, with 'trust' and its public half in a file:\n${publicKey}`,
  }
}

function holderOf({ names, options }: CommandInput): { remote: string; role: Role; file: string } {
  const role = textOf(options['role']) ?? 'team'
  if (!Object.hasOwn(roles, role))
    throw new Error(`There is no role '${role}': ${Object.keys(roles).join(', ')}`)
  if (role === 'shell-team') return { remote: everyRemote, role, file: shellTeam }
  if (role === 'shell') return { remote: everyRemote, role, file: ownKeyName }
  const remote = remoteName(names)
  return { remote, role: role as Role, file: role === 'team' ? remote : `${remote}-${role}` }
}

const textOf = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value : undefined

/** Adds a key to the root, which comes into being with it. */
async function trustKey(input: CommandInput, key: TrustedKey, path: string): Promise<void> {
  const { rootFile, store } = input
  const root = await changeRoot(rootFile, store, async (file) => {
    const author = await shellTeamKey(input, path)
    if (!file) return firstRoot(author, author.kid === key.kid ? [] : [key])
    const { keys } = newestRoot(file)
    if (keys.some(({ kid }) => kid === key.kid))
      throw new Error(`${key.kid} is in the root already`)
    const change = { keys: [...keys, key], reason: textOf(input.options['reason']) }
    return signRoot(file, change, [author])
  })
  await note(
    input,
    root,
    path,
    `${key.name ?? key.team} may ${key.may.join(', ')}: ${nameOfRemote(key)}`,
  )
}

/** Who may do what is the root's word; that it changed, and why, is in the history. */
async function note(input: CommandInput, trusted: Root, path: string, what: string): Promise<void> {
  const reason = [textOf(input.options['reason']), what].filter(Boolean).join(': ')
  const intent = { action: 'keys', remote: wholeRegistry, reason } as const
  await input.store.changeRegistry(intent, { key: await readSigningKey(path), trusted })
}

/** Where nobody is trusted yet, whoever begins is the shell team. */
async function shellTeamKey(input: CommandInput, path: string): Promise<SigningKey> {
  if (input.trusted.version === 0 && !existsSync(path))
    await saveSigningKey(await makeSigningKey(everyRemote, 'Shell team', { role: shellTeam }), path)
  return readSigningKey(path)
}

/** Lets the holder of a public key do what it was made for. */
export async function trust(input: CommandInput): Promise<Answer> {
  const [path = ''] = input.names
  const key = await readFile(path, 'utf8').then(
    (text) => v.parse(trustedKeySchema, JSON.parse(text)),
    () => Promise.reject(new Error(`There is no public key at ${path}`)),
  )
  await input.confirm(`${key.team} may ${key.may.join(', ')}: ${nameOfRemote(key)}.`)
  await trustKey(input, key, keyPath(input, shellTeam))
  return { data: key, text: `${key.kid} may ${key.may.join(', ')}: ${nameOfRemote(key)}` }
}

const nameOfRemote = ({ remote }: TrustedKey) =>
  remote === everyRemote ? 'every remote' : `the remote ${remote}`

/**
 * Ends a key. What it changed stays, up to the number that `--since` names; what it changed from there on is taken back, and
 * nothing that it signed is served.
 */
export async function revoke(input: CommandInput): Promise<Answer> {
  const { names, options, store, rootFile, trusted } = input
  const [kid = ''] = names
  const { sequence } = await store.readRegistry(withoutEnds(trusted))
  const since = numberOption(options, 'since', sequence + 1, { min: 1, max: sequence + 1 })
  let end = since - 1
  const path = keyPath(input, shellTeam)
  const author = await readSigningKey(path)
  const root = await changeRoot(rootFile, store, async (file) => {
    if (!file) throw new Error('There is no root yet')
    const { keys } = newestRoot(file)
    const known = keys.find((key) => key.kid === kid)
    if (!known) throw new Error(`No key ${kid} is in the root`)
    end = Math.min(since - 1, known.ended ?? Infinity)
    const ended = keys.map((key) => (key.kid === kid ? { ...key, ended: end } : key))
    const reason = textOf(options['reason'])
    return signRoot(file, { keys: ended, reason }, [author])
  })
  const touched = await store.voidChanges(
    (change) => change.kid === kid && change.sequence > end,
    { key: author, trusted: root },
    `${kid} was revoked`,
  )
  await note(input, root, path, `${kid} may do nothing any more`)
  const undone =
    touched.length > 0 ? `; what it changed of ${touched.join(', ')} is taken back` : ''
  return {
    data: { kid, since: end + 1, root: root.version, undone: touched },
    text: `${kid} may do nothing any more${undone} (root ${root.version})`,
  }
}

/** Says who may do what. */
export async function whoMay({ trusted }: CommandInput): Promise<Answer> {
  const rows = trusted.keys.map((key) => ({
    name: key.name ?? key.team,
    team: key.team,
    remote: key.remote,
    may: key.may,
    kid: key.kid,
    expires: key.expires,
    ended: key.ended,
  }))
  const lines = rows.map(({ may, ...row }) => ({ ...row, may: may.join(' ') }))
  const text = rows.length > 0 ? table(lines) : 'Nobody may do anything yet.'
  return { data: { version: trusted.version, threshold: trusted.threshold, keys: rows }, text }
}

/** Signs a link with the team's key. */
export async function makePreview(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, options } = input
  const { remote, release } = releaseNames(names)
  const hours = numberOption(options, 'hours', 24, { min: 1, max: previewMaxHours })
  await readVerifiedRelease(store, trusted, remote, release)
  const { key } = await authorOf(input, remote)
  const token = await signPreview(key, remote, release, hours * 3600)
  const url = `${siteUrl(input)}/_preview?token=${token}`
  const expires = new Date(Date.now() + hours * 3600_000).toISOString()
  return { data: { remote, release, url, expires }, text: url }
}
