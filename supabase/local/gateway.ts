import { Hono } from 'hono'
import { bookingPages } from './booking.ts'
import type { Fetch } from './rest.ts'

export interface Parts {
  rest: Fetch
  /** Where a function answers, or null when there is no such function. */
  functionAddress(name: string): string | null
}

/** The one public address of a Supabase project: REST, auth and functions; and the stand-in for the booking page. */
export function createGateway(parts: Promise<Parts>): Fetch {
  const app = new Hono()
  app.route('/booking', bookingPages())
  for (const path of ['/rest/v1', '/auth/v1']) {
    app.options(`${path}/*`, () => preflight())
    app.all(`${path}/*`, async ({ req }) => (await parts).rest(req.raw))
  }
  app.all('/functions/v1/:name{[^/]+}/:rest{.*}?', async ({ req }) => {
    const address = (await parts).functionAddress(req.param('name'))
    if (!address) return failure(404, 'not_found', 'There is no such function.')
    return forward(req.raw, address)
  })
  app.notFound(() => failure(404, 'not_found', 'There is nothing here.'))
  app.onError(() => failure(500, 'internal', 'The backend failed.'))
  return async (request) => app.fetch(request)
}

/** As Supabase's gateway answers: any origin may ask, with any header it names. */
const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers':
        'accept-profile, apikey, authorization, content-profile, content-type, prefer, range, range-unit, x-client-info, x-region, x-retry-count, x-supabase-api-version',
      'access-control-max-age': '86400',
    },
  })

async function forward(request: Request, address: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']) {
    headers.delete(name)
  }
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body: request.body,
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  }
  try {
    return await fetch(address + pathname + search, init)
  } catch {
    return failure(503, 'function_unavailable', 'The function is not available.')
  }
}

const failure = (status: number, code: string, message: string) =>
  Response.json(
    { error: { code, message } },
    { status, headers: { 'access-control-allow-origin': '*' } },
  )
