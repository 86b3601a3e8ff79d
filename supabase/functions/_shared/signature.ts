const encoder = new TextEncoder()

/** What a signature is for: each purpose has a key of its own, so that none means anything elsewhere. */
export type Purpose = 'form-sender' | 'release-link'

/** The HMAC of `text` in hexadecimal digits. */
export async function sign(purpose: Purpose, secret: string, text: string): Promise<string> {
  return toHex(await crypto.subtle.sign('HMAC', await keyOf(purpose, secret), encoder.encode(text)))
}

export async function isSigned(
  purpose: Purpose,
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const key = await keyOf(purpose, secret)
  return crypto.subtle.verify('HMAC', key, fromHex(signature), encoder.encode(text))
}

const keyOf = (purpose: Purpose, secret: string) =>
  crypto.subtle.importKey(
    'raw',
    encoder.encode(`${purpose} ${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
