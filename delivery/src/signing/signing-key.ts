import { existsSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import * as v from 'valibot'
import { limits } from '../limits.ts'
import { readRegularFile } from '../storage/regular-file.ts'
import { decodeText } from '../storage/storage.ts'
import { everyRemote, roles, signatureAlgorithm, trustedKeySchema } from './keys.ts'
import type { Role, TrustedKey } from './keys.ts'

const signingKeySchema = v.object({ ...trustedKeySchema.entries, d: v.string() })

/** A key with its secret part `d`. What it says of rights is what it was made for; the root says what holds. */
export type SigningKey = v.InferOutput<typeof signingKeySchema>

/** Where keys lie when nothing else is said: `<data>/keys/`. */
export const keyFolder = (dataFolder: string) => join(dataFolder, 'keys')
export const signingKeyPath = (dataFolder: string, name: string) =>
  join(keyFolder(dataFolder), `${name}.jwk`)
/** Names of the shell team's key there, of the shell's own, and of the console's. */
export const shellTeam = 'shell-team'
export const ownKeyName = 'shell'
export const consoleKeyName = 'console'

interface KeyHolder {
  role?: Role
  name?: string | undefined
  expires?: string | undefined
}

/**
 * Makes an Ed25519 key pair for a remote.
 *
 * @param named its team; by its role, where absent
 */
export async function makeSigningKey(
  remote: string,
  named?: string,
  { role = 'team', name, expires }: KeyHolder = {},
): Promise<SigningKey> {
  const team = named ?? ownerOf(remote, role)
  let jwk: JWK
  let kid: string
  // One that begins with a dash would be an option where people type it.
  do {
    const pair = await generateKeyPair(signatureAlgorithm, { extractable: true })
    jwk = await exportJWK(pair.privateKey)
    kid = await calculateJwkThumbprint(jwk)
  } while (kid.startsWith('-'))
  const holder = { name: name ?? team, may: roles[role], ...(expires !== undefined && { expires }) }
  return v.parse(signingKeySchema, { ...jwk, kid, remote, team, ...holder })
}

/** @throws {Error} when a key goes by another one's name: people compare these */
export async function assertOwnName({ kty, crv, x, kid }: TrustedKey): Promise<void> {
  if ((await calculateJwkThumbprint({ kty, crv, x })) !== kid)
    throw new Error(`${kid} is not the thumbprint of its key`)
}

function ownerOf(remote: string, role: Role): string {
  if (role === 'shell') return 'Shell'
  if (role === 'console') return 'Console'
  return remote === everyRemote ? 'Shell team' : `${remote} team`
}

/** The key of a file, which is made when it is not there. */
export async function ensureKey(
  path: string,
  ...holder: Parameters<typeof makeSigningKey>
): Promise<SigningKey> {
  if (!existsSync(path)) await saveSigningKey(await makeSigningKey(...holder), path)
  return readSigningKey(path)
}

/** The public half, as it goes into the root. */
export const publicKeyOf = ({ d: _, ...key }: SigningKey): TrustedKey => key

/** A pipeline's variable with a key's text in it, in quotes, or in Base64, which no file could be called: what is said of it stands in a log. */
function refuseKeyItself(path: string): void {
  if (/^["'\s]*\{|[^/]{256}/.test(path))
    throw new Error('A signing key is named by its file, and here it is the key itself')
}

/** @throws {Error} when the file is missing or is not a key of ours */
export async function readSigningKey(path: string): Promise<SigningKey> {
  refuseKeyItself(path)
  const bytes = await readRegularFile(path, limits.keys).catch((error: Error) => {
    throw new Error(`The signing key at ${path} cannot be read: ${error.message}`)
  })
  if (!bytes)
    throw new Error(
      `There is no signing key at ${path}: make one with 'keygen', or name it with --signing-key`,
    )
  const schema = v.pipe(v.string(), v.parseJson(), signingKeySchema)
  const result = v.safeParse(schema, decodeText(bytes))
  if (!result.success) throw new Error(`${path} is not a signing key`)
  return result.output
}

/** Keeps a new key readable by its owner only. Never writes over another one. */
export async function saveSigningKey(key: SigningKey, path: string): Promise<void> {
  refuseKeyItself(path)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${key.kid}`
  try {
    const text = `${JSON.stringify(key as JWK, null, 2)}\n`
    await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true })
    await link(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
