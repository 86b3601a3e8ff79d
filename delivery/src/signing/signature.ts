import { isExpired, keysThatMay, type SigningKey, type TrustedKeys } from './keys.ts'
import { openJws, signJws, SignatureError, type Signed, type SignedType } from './jws.ts'

/** Signs a release's manifest; the signature is a compact JWS without its payload (RFC 7515, appendix F). */
export async function signBytes(bytes: Uint8Array, key: SigningKey): Promise<string> {
  return detached(await signJws(bytes, key, 'delivery-release+jws'))
}

/**
 * Tells whose signature stands under `bytes`.
 *
 * @throws {SignatureError} unless it is that of a key that may publish the remote
 */
export async function verifyBytes(
  bytes: Uint8Array,
  signature: string,
  trusted: TrustedKeys,
  remote: string,
): Promise<Pick<Signed, 'signer' | 'signedAt'>> {
  return openSigned(attached(signature.trim(), bytes), trusted, remote, 'delivery-release+jws')
}

/** The same of what bears its content: a release, or what is said of it by whoever published it. */
export async function openSigned(
  jws: string,
  trusted: TrustedKeys,
  remote: string,
  typ: SignedType,
): Promise<Signed> {
  const signers = keysThatMay(trusted, 'publish', remote, -Infinity)
  if (signers.length === 0)
    throw new SignatureError(`not to be verified: no key is trusted for ${remote}`)
  const signed = await openJws(jws, signers, typ)
  if (!signed) throw new SignatureError(`not signed by a key that is trusted for ${remote}`)
  // What was signed in time is served on: a site must not lose pages because a date has passed.
  if (isExpired(signed.signer, signed.signedAt.getTime()))
    throw new SignatureError(`signed by a key of ${remote} that had expired`)
  return signed
}

/** The signature alone, and with what it signs. */
export function detached(jws: string): string {
  const [header, , signature] = jws.split('.')
  return `${header}..${signature}`
}

export function attached(signature: string, bytes: Uint8Array): string {
  const [header = '', , value = ''] = signature.split('.')
  return `${header}.${Buffer.from(bytes).toString('base64url')}.${value}`
}
