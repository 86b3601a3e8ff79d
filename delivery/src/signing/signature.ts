import { CompactSign, compactVerify, importJWK, type JWK } from 'jose'
import { signatureAlgorithm, type SigningKey, type TrustedKey, type TrustedKeys } from './keys.ts'

/**
 * What the signature is for, as its header says (RFC 8725, 3.11): a team signs other things with the same key.
 * Releases that were published before signatures had a type are read on.
 */
const type = 'delivery-release+jws'

/** Thrown when something is not signed by a key that may sign it. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** Signs bytes; the signature is a compact JWS without its payload (RFC 7515, appendix F). */
export async function signBytes(bytes: Uint8Array, key: SigningKey): Promise<string> {
  const jws = await new CompactSign(bytes)
    .setProtectedHeader({
      alg: signatureAlgorithm,
      kid: key.kid,
      typ: type,
      iat: Math.floor(Date.now() / 1000),
    })
    .sign(await importJWK(key as JWK, signatureAlgorithm))
  const [header, , signature] = jws.split('.')
  return `${header}..${signature}`
}

export interface Signed {
  signer: TrustedKey
  signedAt: Date
}

/**
 * Tells whose signature stands under `bytes`.
 *
 * @throws {SignatureError} unless it is that of a trusted key of `remote`
 */
export async function verifyBytes(
  bytes: Uint8Array,
  signature: string,
  trusted: TrustedKeys,
  remote: string,
): Promise<Signed> {
  const [header = '', , value = ''] = signature.trim().split('.')
  const jws = `${header}.${Buffer.from(bytes).toString('base64url')}.${value}`
  return verifyJws(jws, trusted, remote)
}

async function verifyJws(jws: string, trusted: TrustedKeys, remote: string): Promise<Signed> {
  const signers = trusted.keys.filter((key) => key.remote === remote)
  if (signers.length === 0)
    throw new SignatureError(`not to be verified: no key is trusted for ${remote}`)
  for (const key of signers) {
    const publicKey = await importJWK(key as JWK, signatureAlgorithm)
    const verified = await compactVerify(jws, publicKey, {
      algorithms: [signatureAlgorithm],
    }).catch(() => null)
    if (!verified) continue
    const { typ = type, iat } = verified.protectedHeader
    if (typ !== type) throw new SignatureError(`no release: it is signed as ${typ}`)
    return { signer: key, signedAt: new Date(Number(iat) * 1000) }
  }
  throw new SignatureError(`not signed by a key that is trusted for ${remote}`)
}
