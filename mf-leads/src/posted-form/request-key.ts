/** A key of its own for one filled form. */
export function newRequestKey(): string {
  // Not `randomUUID`: it is missing where the site is opened by a plain network address.
  return toUuid(crypto.getRandomValues(new Uint8Array(16)), 4)
}

/**
 * The key of a form that came from a browser without JavaScript, made of its words: a double click has the same one, and so
 * has another try after a failure, be it from a page that was loaded anew. Its version says that it is made of something,
 * and `record_contact_request` takes the same words for the same request within an hour only.
 */
export async function requestKeyOf(texts: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return toUuid(new Uint8Array(hash).slice(0, 16), 8)
}

/** @param version 4 random, 8 made of something. Source: RFC 9562 */
function toUuid(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-${version}$3-8$4-$5`)
}
