import { isSigned, sign } from './signature.ts'

/**
 * Says when a form was handed out, so that nobody can claim an earlier hour.
 * @param now milliseconds
 * @returns the second and its signature, in characters that need no quoting
 */
export async function issueFormToken(secret: string, now = Date.now()): Promise<string> {
  const issued = String(Math.floor(now / 1000))
  return `${issued}.${await sign('form-token', secret, issued)}`
}

/** The age of a token in seconds, or null when we never issued it. */
export async function ageOfFormToken(
  secret: string,
  token: string,
  now = Date.now(),
): Promise<number | null> {
  const [, issued, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (!issued || !signature) return null
  const isOurs = await isSigned('form-token', secret, issued, signature)
  return isOurs ? now / 1000 - Number(issued) : null
}
