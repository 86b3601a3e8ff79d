import { actingOf, openJws, signJws, SignatureError, type Signed, type SignedType } from './jws.ts'
import { isExpired, keysThatSign, personOf } from './keys.ts'
import type { Acting, Signer, TrustedKeys } from './keys.ts'
import type { SigningKey } from './signing-key.ts'

/** Signs a release's manifest; the signature is a compact JWS without its payload (RFC 7515, appendix F). */
export async function signBytes(
  bytes: Uint8Array,
  key: SigningKey,
  acting?: Acting,
): Promise<string> {
  return detached(await signJws(bytes, key, 'delivery-release+jws', acting))
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
): Promise<Pick<SignedBy, 'signer' | 'signedAt'>> {
  return openSigned(attached(signature.trim(), bytes), trusted, remote, 'delivery-release+jws')
}

interface SignedBy extends Signed {
  signer: Signer
}

/** The same of what bears its content: a release, or what is said of it by whoever published it. */
export async function openSigned(
  jws: string,
  trusted: TrustedKeys,
  remote: string,
  typ: SignedType,
): Promise<SignedBy> {
  if (keysThatSign(trusted, 'publish', remote).length === 0)
    throw new SignatureError(`not to be verified: no key is trusted for ${remote}`)
  const acting = actingOf(jws)
  const signed = await openJws(jws, keysThatSign(trusted, 'publish', remote, acting), typ)
  if (!signed) throw new SignatureError(`not signed by a key that is trusted for ${remote}`)
  const { signer, signedAt } = signed
  const person = acting && personOf(trusted, acting)
  // What was signed in time is served on: a site must not lose pages because a date has passed.
  if ([signer, person ?? signer].some((holder) => isExpired(holder, signedAt.getTime())))
    throw new SignatureError(`signed by a key of ${remote} that had expired`)
  if (!acting || !person) return signed
  const name = `${person.name ?? person.team} (signed in as ${acting.by})`
  return { ...signed, signer: { ...signer, team: person.team, name, acting } }
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
