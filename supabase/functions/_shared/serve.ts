declare const Deno: { serve(handle: (request: Request) => Promise<Response>): unknown }

/** What no answer of a function may be used for: as a page, in a frame, as another type than it says. */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Serves a function. Every answer carries the security headers, whatever it is. */
export function serve(handle: (request: Request) => Promise<Response>): void {
  Deno.serve(async (request) => {
    const response = await handle(request)
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
    return response
  })
}
