const encoder = new TextEncoder()

/**
 * Says when a form was handed out, so that nobody can claim an earlier hour.
 * @param now milliseconds
 * @returns the second and its signature, in characters that need no quoting
 */
export async function issueFormToken(secret: string, now = Date.now()): Promise<string> {
  const issued = String(Math.floor(now / 1000))
  return `${issued}.${toHex(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(issued)))}`
}

/** The age of a token in seconds, or null when we never issued it. */
export async function ageOfFormToken(
  secret: string,
  token: string,
  now = Date.now(),
): Promise<number | null> {
  const [, issued, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (!issued || !signature) return null
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret),
    fromHex(signature),
    encoder.encode(issued),
  )
  return isOurs ? now / 1000 - Number(issued) : null
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    // A key of its own: a signature under the service key's own bytes should mean nothing elsewhere.
    encoder.encode(`form-token ${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
