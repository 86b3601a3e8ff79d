import { Refusal } from './answer.ts'

/** Pages of other sites may not post here. No Origin at all means a server, not a page. */
export function allowOrigin(request: Request, allowed: readonly string[]): void {
  const origin = request.headers.get('origin')
  if (origin === null || allowed.includes(origin)) return
  throw new Refusal(403, { code: 'foreign_origin', message: 'This page may not send the form.' })
}

/** Adds what a browser asks for, for our own origins only. */
export function withCors(
  request: Request,
  allowed: readonly string[],
  response: Response,
): Response {
  response.headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin !== null && allowed.includes(origin)) {
    response.headers.set('access-control-allow-origin', origin)
  }
  return response
}

export function preflight(request: Request, allowed: readonly string[]): Response {
  allowOrigin(request, allowed)
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST, OPTIONS',
      // `form-token` is of pages that were opened before forms went without one.
      'access-control-allow-headers':
        'apikey, authorization, content-type, form-token, form-trap, idempotency-key, traceparent, x-client-info, x-region, x-request-id, x-supabase-api-version',
      'access-control-max-age': '86400',
    },
  })
}
