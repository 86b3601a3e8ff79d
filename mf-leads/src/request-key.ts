/** A key of its own for one filled form. */
export function newRequestKey(): string {
  // Not `randomUUID`: it is missing where the site is opened by a plain network address.
  return toUuid(crypto.getRandomValues(new Uint8Array(16)))
}

/**
 * The key of a form that came from a browser without JavaScript: the same texts from the same page view have the same
 * key, as a double click or another try sends them, whatever the hour. From another view they are another request.
 *
 * The shell sends one page, and so one token, to everybody for at most five minutes while the site is well (a page that
 * stands in for a day is one whose form cannot be sent): the same words with the same token are one person's. A tab that
 * stayed open for hours is still the same view; the answer to a form that was sent has a new token.
 *
 * @param view the form's token, of the second in which its page was made; empty for a form without, where the hour
 *   tells requests apart
 */
export async function requestKeyOf(texts: object, view: string): Promise<string> {
  const occasion = view || new Date().toISOString().slice(0, 13)
  const bytes = new TextEncoder().encode(JSON.stringify([occasion, texts]))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return toUuid(new Uint8Array(hash).slice(0, 16))
}

function toUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
