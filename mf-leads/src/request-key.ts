/** A key of its own for one filled form. */
export function newRequestKey(): string {
  // Not `randomUUID`: it is missing where the site is opened by a plain network address.
  return toUuid(crypto.getRandomValues(new Uint8Array(16)))
}

/**
 * The key of a form that came from a browser without JavaScript: the same texts from the same page view have the same
 * key, as a double click sends them. Hours apart they are another request, also from a page that a cache has kept.
 *
 * @param view the form's token, of the second in which its page was made; empty for a form without
 */
export async function requestKeyOf(texts: object, view: string): Promise<string> {
  const hour = new Date().toISOString().slice(0, 13)
  const bytes = new TextEncoder().encode(JSON.stringify([hour, view, texts]))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return toUuid(new Uint8Array(hash).slice(0, 16))
}

function toUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
