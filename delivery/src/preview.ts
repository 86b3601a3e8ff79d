import { SignJWT, decodeProtectedHeader, importJWK, jwtVerify, type JWK } from 'jose'
import * as v from 'valibot'
import { signatureAlgorithm, type SigningKey, type TrustedKeys } from './keys.ts'
import { releaseIdSchema, remoteNameSchema } from './names.ts'
import { SignatureError } from './signature.ts'

const audience = 'preview'
const toleranceSeconds = 60

const previewSchema = v.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  /** When the link ends, in seconds since 1970. */
  exp: v.number(),
})

/** A release that one session sees in place of the stable one. */
export type Preview = v.InferOutput<typeof previewSchema>

/**
 * Signs a preview with the team's own key: whoever may publish a remote may show it.
 *
 * @param seconds how long the link works
 */
export async function signPreview(
  key: SigningKey,
  release: string,
  seconds: number,
): Promise<string> {
  return new SignJWT({ remote: key.remote, release })
    .setProtectedHeader({ alg: signatureAlgorithm, kid: key.kid })
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(await importJWK(key as JWK, signatureAlgorithm))
}

/** @throws {SignatureError} when the token is expired, changed, or signed by a key that is not the remote's */
export async function verifyPreview(token: string, trusted: TrustedKeys): Promise<Preview> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = trusted.keys.find((candidate) => candidate.kid === kid)
    if (!key) throw new Error('its key is not trusted')
    const { payload } = await jwtVerify(token, await importJWK(key as JWK, signatureAlgorithm), {
      algorithms: [signatureAlgorithm],
      audience,
      clockTolerance: toleranceSeconds,
    })
    const preview = v.parse(previewSchema, payload)
    if (preview.remote !== key.remote) throw new Error('its key is that of another remote')
    return preview
  } catch (error) {
    throw new SignatureError(`This preview link does not work: ${(error as Error).message}`)
  }
}
