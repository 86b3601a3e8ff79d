import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import * as v from 'valibot'
import { remoteNameSchema } from '../names.ts'

/** JSON Web Algorithms name of the signatures (RFC 9864). */
export const signatureAlgorithm = 'Ed25519'

/** What a key can be allowed to do; `keys` is to say what keys may do. */
export const rights = [
  'publish',
  'preview',
  'promote',
  'canary',
  'rollback',
  'withdraw',
  'retire',
  'confirm',
  'keys',
] as const
export type Right = (typeof rights)[number]

/** Who usually may do what. */
export const roles = {
  /** People of a team, for their remote. */
  team: ['publish', 'preview', 'promote', 'canary', 'rollback', 'withdraw', 'confirm'],
  /** A team's pipeline: what it makes reaches some visitors; all get it by a person's word. */
  ci: ['publish', 'preview', 'canary', 'rollback'],
  /** The shell team, for every remote. */
  'shell-team': rights,
  /** A shell, which takes back a canary that does worse. */
  shell: ['withdraw'],
} as const satisfies Record<string, readonly Right[]>
export type Role = keyof typeof roles

/** In place of a remote's name: every one. */
export const everyRemote = '*'

const keyFields = {
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.pipe(v.string(), v.maxLength(50)),
  /** SHA-256 thumbprint of the key (RFC 7638). */
  kid: v.pipe(v.string(), v.maxLength(50)),
  remote: v.union([remoteNameSchema, v.literal(everyRemote)]),
  /** Who owns the remote, and whose the key is, for people. */
  team: v.pipe(v.string(), v.maxLength(100)),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  may: v.optional(v.array(v.picklist(rights)), () => [...roles.team]),
  /** ISO 8601; what it signs later does not count. */
  expires: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Its changes count up to this one of the registry's, and nothing else that it signed. */
  ended: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
}

export const trustedKeySchema = v.object(keyFields)
const signingKeySchema = v.object({ ...keyFields, d: v.string() })

/** A public key, and what its holder may do. */
export type TrustedKey = v.InferOutput<typeof trustedKeySchema>

export interface TrustedKeys {
  keys: TrustedKey[]
  thresholds?: Thresholds | undefined
}

/** Of which remotes one key alone brings visitors nothing new: name → how many must sign. */
export const thresholdsSchema = v.record(
  remoteNameSchema,
  v.object({
    signatures: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
    /** Hashes of the changes that were there when it was asked for: they count as they are. */
    except: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(500)),
  }),
)
export type Thresholds = v.InferOutput<typeof thresholdsSchema>

/** A key with its secret part `d`. What it says of rights is what it was made for; the root says what holds. */
export type SigningKey = v.InferOutput<typeof signingKeySchema>

/** Where keys lie when nothing else is said: `<data>/keys/`. */
export const keyFolder = (dataFolder: string) => join(dataFolder, 'keys')
export const signingKeyPath = (dataFolder: string, name: string) =>
  join(keyFolder(dataFolder), `${name}.jwk`)
/** Name of the shell team's key there, and of the shell's own. */
export const shellTeam = 'shell-team'
export const ownKeyName = 'shell'

interface Holder {
  role?: Role
  name?: string | undefined
  expires?: string | undefined
}

/** Makes an Ed25519 key pair for a remote. */
export async function makeSigningKey(
  remote: string,
  team = remote === everyRemote ? 'Shell team' : `${remote} team`,
  { role = 'team', name, expires }: Holder = {},
): Promise<SigningKey> {
  let jwk: JWK
  let kid: string
  // One that begins with a dash would be an option where people type it.
  do {
    const pair = await generateKeyPair(signatureAlgorithm, { extractable: true })
    jwk = await exportJWK(pair.privateKey)
    kid = await calculateJwkThumbprint(jwk)
  } while (kid.startsWith('-'))
  const holder = { name: name ?? team, may: roles[role], ...(expires && { expires }) }
  return v.parse(signingKeySchema, { ...jwk, kid, remote, team, ...holder })
}

/** The public half, as it goes into the root. */
export function publicKeyOf({ d: _, ...key }: SigningKey): TrustedKey {
  return key
}

/**
 * Those of the keys that may do something with a remote.
 *
 * @param at when, in milliseconds since 1970: keys expire
 */
export function keysThatMay(
  { keys }: TrustedKeys,
  right: Right,
  remote: string,
  at: number,
): TrustedKey[] {
  return keys.filter(
    (key) =>
      key.may.includes(right) &&
      (key.remote === remote || key.remote === everyRemote) &&
      key.ended === undefined &&
      !isExpired(key, at),
  )
}

/** @param now milliseconds since 1970 */
export function isExpired({ expires }: TrustedKey, now: number): boolean {
  return expires !== undefined && Date.parse(expires) < now
}

/** @throws {Error} when the file is missing or is not a key of ours */
export async function readSigningKey(path: string): Promise<SigningKey> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `There is no signing key at ${path}: make one with 'keygen', or name it with --signing-key`,
    )
  })
  try {
    return v.parse(signingKeySchema, JSON.parse(text))
  } catch {
    throw new Error(`${path} is not a signing key`)
  }
}

/** Keeps a new key readable by its owner only. Never writes over another one. */
export async function saveSigningKey(key: SigningKey, path: string): Promise<void> {
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
