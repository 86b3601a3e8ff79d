import { SignJWT, decodeProtectedHeader, importJWK, jwtVerify, type JWK, errors } from 'jose'
import * as v from 'valibot'
import { keysThatSign, signatureAlgorithm, type Acting, type TrustedKeys } from '../signing/keys.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { releaseIdSchema, remoteNameSchema } from '../names.ts'
import { actingOf, SignatureError } from '../signing/jws.ts'

const audience = 'preview'
/** What the token is for: a team signs its releases with the same key. */
const type = 'delivery-preview+jwt'
const toleranceSeconds = 60

/** How long a link works at most, whoever signed it. */
export const previewMaxHours = 30 * 24
const maxSeconds = previewMaxHours * 3600

const previewSchema = v.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  /** When it was signed and when it ends, in seconds since 1970. */
  iat: v.number(),
  exp: v.number(),
})

/** A release that one session sees in place of the stable one. */
export type Preview = v.InferOutput<typeof previewSchema>

/**
 * Signs a preview with the team's own key: whoever may publish a remote may show it.
 *
 * @param seconds how long the link works; one of more than {@link previewMaxHours} does not
 */
export async function signPreview(
  key: SigningKey,
  remote: string,
  release: string,
  seconds: number,
  acting?: Acting,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ remote, release })
    .setProtectedHeader({ alg: signatureAlgorithm, kid: key.kid, typ: type, ...acting })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(await importJWK(key as JWK, signatureAlgorithm))
}

/** @throws {SignatureError} when the token is expired, changed, for too long, or signed by a key that is not the remote's */
export async function verifyPreview(token: string, trusted: TrustedKeys): Promise<Preview> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = trusted.keys.find((candidate) => candidate.kid === kid)
    if (!key) throw new Error('its key is not trusted')
    const { payload } = await jwtVerify(token, await importJWK(key as JWK, signatureAlgorithm), {
      algorithms: [signatureAlgorithm],
      audience,
      typ: type,
      clockTolerance: toleranceSeconds,
      maxTokenAge: maxSeconds,
    })
    const preview = v.parse(previewSchema, payload)
    if (preview.exp - preview.iat > maxSeconds)
      throw new Error(`it is for more than ${previewMaxHours / 24} days`)
    const { remote } = preview
    if (!keysThatSign(trusted, 'preview', remote, actingOf(token), Date.now()).includes(key))
      throw new Error(`its key may not show ${remote}`)
    return preview
  } catch (error) {
    const reason = error instanceof errors.JWTExpired ? 'it has expired' : (error as Error).message
    throw new SignatureError(`This preview link does not work: ${reason}`)
  }
}
