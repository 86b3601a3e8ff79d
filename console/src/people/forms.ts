import type { Context } from 'hono'

/** A form's fields are a few words. */
export const formBytes = 10_000
/** Of the navigation all: four times of what site data may have, as forms write it. */
export const siteFormBytes = 262_144

/**
 * A form that was sent from a page of this console: a page elsewhere cannot say that it is one. Null for anything else.
 */
export async function readForm(c: Context): Promise<Record<string, string> | null> {
  const type = c.req.header('content-type') ?? ''
  const isOurs = c.req.header('origin') === new URL(c.req.url).origin && isFromHere(c)
  if (!isOurs || !/^application\/x-www-form-urlencoded\b/.test(type)) return null
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** Whether a page of this console leads to a request, or no page at all: nobody's script can have a browser say so of another. */
export const isFromHere = (c: Context): boolean =>
  ['same-origin', 'none'].includes(c.req.header('sec-fetch-site') ?? 'none')
