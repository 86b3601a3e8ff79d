import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { proxy } from 'hono/proxy'
import { Refusal } from '../../functions/_shared/answer.ts'
import { readBody } from '../../functions/_shared/request.ts'
import { bookingPages } from '../pages/booking.ts'
import type { Fetch } from './rest.ts'

export interface Parts {
  rest: Fetch
  /** Where a function answers, or null when there is no such function. */
  functionAddress(name: string): Promise<string | null>
}

/** Largest body that gets through, in bytes: what a page or a function sends is far smaller. */
const bodyLimit = 1024 * 1024

/**
 * The one public address of a Supabase project: REST, auth and functions; and the stand-in for the booking page. A body
 * is here in full before anybody is asked: the database serves one request at a time, and would wait for a slow sender.
 */
export function createGateway(parts: Promise<Parts>): Hono['fetch'] {
  const app = new Hono()
  app.use(async ({ req }, next) => {
    req.raw = await arrived(req.raw)
    await next()
  })
  app.route('/booking', bookingPages())
  for (const path of ['/rest/v1', '/auth/v1']) {
    app.options(`${path}/*`, preflight)
    app.all(`${path}/*`, async ({ req }) => {
      const { rest } = await parts
      const startedAt = performance.now()
      const answer = readable(await rest(req.raw))
      // As PostgREST says it (`server-timing-enabled`), to whoever follows a request.
      const ms = (performance.now() - startedAt).toFixed(1)
      if (req.header('traceparent')) answer.headers.set('server-timing', `transaction;dur=${ms}`)
      return answer
    })
  }
  app.all('/functions/v1/:name{[^/]+}/:rest{.*}?', async (context) => {
    const address = await (await parts).functionAddress(context.req.param('name'))
    if (!address) return failure(404, 'not_found', 'There is no such function.')
    const { remote } = getConnInfo(context)
    return forward(context.req.raw, address, remote.address)
  })
  app.notFound(() => failure(404, 'not_found', 'There is nothing here.'))
  app.onError((error) =>
    error instanceof Refusal
      ? failure(error.status, error.body.code, error.body.message)
      : failure(500, 'internal', 'The backend failed.'),
  )
  return app.fetch
}

/** The same request with its body in memory. Throws a Refusal for one that is too large or too slow. */
async function arrived(request: Request): Promise<Request> {
  if (['GET', 'HEAD'].includes(request.method) || !request.body) return request
  const { url, method, headers } = request
  return new Request(url, { method, headers, body: await readBody(request, bodyLimit) })
}

/** As Supabase's gateway answers: any origin may ask, with any header it names. */
const preflight = cors({ maxAge: 86_400 })

/** The same answer, for the scripts of any origin: sessions are told apart by what stands in headers, never by cookies. */
function readable({ status, headers, body }: Response): Response {
  const answer = new Response(body, { status, headers })
  answer.headers.set('access-control-allow-origin', '*')
  answer.headers.append('access-control-expose-headers', 'x-supabase-api-version')
  return answer
}

/** @param sender goes to the end of `X-Forwarded-For`, where a function looks for it */
async function forward(request: Request, address: string, sender?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('host')
  // It was told to come, and is here.
  headers.delete('expect')
  const hops = [request.headers.get('x-forwarded-for'), sender]
  headers.set('x-forwarded-for', hops.filter(Boolean).join(', '))
  const answering = proxy(address + pathname + search, {
    raw: new Request(request, { headers }),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  return answering.catch(() =>
    failure(503, 'function_unavailable', 'The function is not available.'),
  )
}

const failure = (status: number, code: string, message: string) =>
  Response.json(
    { error: { code, message } },
    {
      status,
      headers: {
        'access-control-allow-origin': '*',
        ...(status === 503 && { 'retry-after': '30' }),
        // The rest of a body that was not waited for is not the next request.
        ...((status === 408 || status === 413) && { connection: 'close' }),
      },
    },
  )
