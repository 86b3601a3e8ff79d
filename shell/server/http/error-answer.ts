import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sha256 } from './sha256.ts'

/**
 * The one shape of an error over HTTP: JSON for programs, a plain page for people.
 *
 * @param retryAfter of a 503, in seconds
 */
export function errorAnswer(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  retryAfter = 30,
) {
  if (status === 503) c.header('Retry-After', String(retryAfter))
  // Shared caches would keep a 404 or 405 by themselves.
  c.header('Cache-Control', 'no-store')
  if (!c.req.header('accept')?.includes('text/html'))
    return c.json({ error: { code, message } }, status)
  c.header('Content-Security-Policy', policy)
  return c.html(pageOf(status, message), status)
}

/** Stands by itself: whatever failed, this needs no file, no backend and no script. */
const style = `:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#14202e;--soft:#4a5666;--link:#1f5e8c;--brass:#8a5300}
@media(prefers-color-scheme:dark){:root{--paper:#101a26;--ink:#ece7dc;--soft:#a9b4c2;--link:#8fc1e8;--brass:#e3a94b}}
body{margin:0;padding:min(18vh,8rem) 1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:auto;padding-left:1.5rem;border-left:2px solid var(--brass)}
h1{font-size:2rem;line-height:1.1;letter-spacing:-.015em;text-wrap:balance}
p,ul{color:var(--soft)}ul{padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
a{color:var(--link);display:inline-block;padding:.25rem 0}`

const policy = `default-src 'none'; style-src '${sha256(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function pageOf(status: number, message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const advice = status < 500 ? '' : '<p>Wait a moment, then go back and try again.</p>'
  const links =
    '<a href="/">Home</a></li><li><a href="/search">Search</a></li><li><a href="/contact">Contact</a>'
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text}</title><style>${style}</style></head><body><main><h1>${text}</h1>${advice}<ul><li>${links}</li></ul></main></body></html>`
}
