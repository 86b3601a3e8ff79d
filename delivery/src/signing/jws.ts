import { hash } from 'node:crypto'
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import type { JWK, ProtectedHeaderParameters } from 'jose'
import * as v from 'valibot'
import { actingSchema, signatureAlgorithm, type Acting, type TrustedKey } from './keys.ts'
import type { SigningKey } from './signing-key.ts'

/**
 * What a signature is for, as its header says (RFC 8725, 3.11): one key signs different things. Releases that were published
 * before signatures had a type are read on.
 */
export type SignedType =
  | 'delivery-release+jws'
  | 'delivery-gate+jws'
  | 'delivery-refusal+jws'
  | 'delivery-change+jws'
  | 'delivery-approval+jws'
  | 'delivery-root+jws'
  | 'delivery-evidence+jws'

/** Thrown when something is not signed by a key that may sign it. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** A compact JWS (RFC 7515) of the bytes. */
export async function signJws(
  bytes: Uint8Array,
  key: SigningKey,
  typ: SignedType,
  acting?: Acting,
): Promise<string> {
  return new CompactSign(bytes)
    .setProtectedHeader({
      alg: signatureAlgorithm,
      kid: key.kid,
      typ,
      iat: Math.floor(Date.now() / 1000),
      ...acting,
    })
    .sign(await importJWK(key as JWK, signatureAlgorithm))
}

export interface Signed {
  signer: TrustedKey
  signedAt: Date
  bytes: Uint8Array
}

/** Whose of these keys' signature it is, as it names one, and of what; null when it is none's. */
export async function openJws(
  jws: string,
  keys: readonly TrustedKey[],
  typ: SignedType,
): Promise<Signed | null> {
  const named = headerOf(jws).kid
  for (const key of keys.filter(({ kid }) => kid === named)) {
    const verified = await compactVerify(jws, await imported(key), {
      algorithms: [signatureAlgorithm],
    }).catch(() => null)
    if (!verified) continue
    const { protectedHeader, payload } = verified
    const { typ: signedAs = 'delivery-release+jws', iat } = protectedHeader
    if (signedAs !== typ) throw new SignatureError(`is signed as ${signedAs}`)
    const signedAt = new Date(typeof iat === 'number' ? iat * 1000 : NaN)
    if (Number.isNaN(signedAt.getTime()))
      throw new SignatureError('does not say when it was signed')
    return { signer: key, signedAt, bytes: payload }
  }
  return null
}

/** What it says of itself, which counts once its signature does; nothing when it is no JWS. */
export function headerOf(jws: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(jws)
  } catch {
    return {}
  }
}

/** In whose name it is, as it says itself, which counts once its signature does; null of a key's own word. */
export function actingOf(token: string): Acting | null {
  const acting = v.safeParse(actingSchema, headerOf(token))
  return acting.success ? acting.output : null
}

const importedKeys = new WeakMap<TrustedKey, ReturnType<typeof importJWK>>()

/** A history has thousands of signatures by a few keys. */
function imported(key: TrustedKey) {
  const known = importedKeys.get(key) ?? importJWK(key as JWK, signatureAlgorithm)
  importedKeys.set(key, known)
  return known
}

/**
 * Whether it is written as a signer writes it. Else it is another text that is as good: of a signature's last digit four bits stand
 * for nothing. Asked where a text is known by its hash.
 */
export function isCanonical(jws: string): boolean {
  const parts = jws.split('.', 4)
  return (
    parts.length === 3 &&
    parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}

/** SHA-256 of a text, in base64url. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
