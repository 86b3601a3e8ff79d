import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import * as v from 'valibot'
import { openFileStorage } from '../storage/file-storage.ts'
import { limits } from '../limits.ts'
import { remoteNameSchema } from '../names.ts'
import { readRegularFile } from '../storage/regular-file.ts'
import { decodeText, encodeText } from '../storage/storage.ts'

/** JSON Web Algorithms name of the signatures (RFC 9864). */
export const signatureAlgorithm = 'Ed25519'

const trustedKeySchema = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.string(),
  /** SHA-256 thumbprint of the key (RFC 7638). */
  kid: v.string(),
  /** The one remote whose releases this key signs. */
  remote: remoteNameSchema,
  /** Who owns the remote, for people. */
  team: v.string(),
})

const signingKeySchema = v.object({ ...trustedKeySchema.entries, d: v.string() })

const trustedKeysSchema = v.object({ keys: v.array(trustedKeySchema) })

export type TrustedKey = v.InferOutput<typeof trustedKeySchema>

/** The shell team's list of who may publish what: a JSON Web Key Set with `remote` and `team` on each key. */
export type TrustedKeys = v.InferOutput<typeof trustedKeysSchema>

/** A team's own key, with its secret part `d`. */
export type SigningKey = v.InferOutput<typeof signingKeySchema>

/** Where keys lie when nothing else is said: `<data>/keys/`. */
export const keyFolder = (dataFolder: string) => join(dataFolder, 'keys')
export const trustedKeysPath = (dataFolder: string) => join(keyFolder(dataFolder), 'trusted.json')
export const signingKeyPath = (dataFolder: string, remote: string) =>
  join(keyFolder(dataFolder), `${remote}.jwk`)

/** Makes an Ed25519 key pair for a remote. */
export async function makeSigningKey(remote: string, team = `${remote} team`): Promise<SigningKey> {
  const pair = await generateKeyPair(signatureAlgorithm, { extractable: true })
  const jwk = await exportJWK(pair.privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return v.parse(signingKeySchema, { ...jwk, kid, remote, team })
}

/** The public half, as it goes into the trusted keys. */
export function publicKeyOf({ d: _, ...key }: SigningKey): TrustedKey {
  return key
}

/** @throws {Error} when the file is missing or is not a key of ours */
export async function readSigningKey(path: string): Promise<SigningKey> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `There is no signing key at ${path}: make one with 'keygen', or name it with --signing-key`,
    )
  })
  return parse(signingKeySchema, text, `${path} is not a signing key`)
}

/**
 * Nobody is trusted where there is no such file.
 *
 * @param mustExist for whoever had a list: one that is gone is a volume that is away, or a tool between removing and
 *   writing, and revokes nobody
 * @throws {Error} when it cannot be read, is something else, or is missing and must exist
 */
export async function readTrustedKeys(
  path: string,
  { mustExist = false } = {},
): Promise<TrustedKeys> {
  const bytes = await readRegularFile(path, limits.keys).catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message}`)
  })
  if (mustExist && !bytes) throw new Error(`${path} is not there`)
  return parseTrustedKeys(bytes, path)
}

function parseTrustedKeys(bytes: Uint8Array | null, path: string): TrustedKeys {
  if (!bytes) return { keys: [] }
  return parse(trustedKeysSchema, decodeText(bytes), `${path} is not a set of trusted keys`)
}

/** Keeps a new key: the secret readable by its owner only, the public half among the trusted keys. */
export async function saveSigningKey(
  key: SigningKey,
  paths: { secret: string; trusted: string },
): Promise<void> {
  await mkdir(dirname(paths.secret), { recursive: true })
  const draft = `${paths.secret}.${key.kid}`
  try {
    await writeFile(draft, `${JSON.stringify(key as JWK, null, 2)}\n`, { mode: 0o600, flush: true })
    await chmod(draft, 0o600)
    await link(draft, paths.secret)
    await trustKey(publicKeyOf(key), paths.trusted).catch(async (error: unknown) => {
      await rm(paths.secret)
      throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
}

/** Shells follow the list: half of it, or none, would revoke the others. */
async function trustKey(key: TrustedKey, path: string): Promise<void> {
  await openFileStorage(dirname(path)).change(basename(path), (bytes) => {
    const keys = [...parseTrustedKeys(bytes, path).keys, key]
    return encodeText(`${JSON.stringify({ keys }, null, 2)}\n`)
  })
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  message: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    throw new Error(message)
  }
}
