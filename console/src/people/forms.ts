import type { Context } from 'hono'

/** A form's fields are a few words. */
export const formBytes = 10_000

/**
 * A form that was sent from a page of this console: a page elsewhere cannot say that it is one. Null for anything else.
 */
export async function readForm(c: Context): Promise<Record<string, string> | null> {
  const type = c.req.header('content-type') ?? ''
  if (!isOwnPage(c) || !/^application\/x-www-form-urlencoded\b/.test(type)) return null
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** Browsers name the page that a form is sent from, and nobody's script can have them name another. */
function isOwnPage(c: Context): boolean {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  return origin === new URL(c.req.url).origin && site === 'same-origin'
}
