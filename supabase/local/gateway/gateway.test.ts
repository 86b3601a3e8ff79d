import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createGateway } from './gateway.ts'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import { serveLocally } from '../listen.ts'

let backend: TestBackend
const sockets: Socket[] = []

beforeAll(async () => {
  backend = await startBackend()
})

afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))
afterAll(() => backend.close())

/** Opens a POST of 1,000 bytes, sends 11 of them, and waits until the backend has them. */
async function stall(path: string): Promise<Socket> {
  const { hostname, port } = new URL(backend.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `apikey: ${backend.anonKey}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.write('{"slug": "a')
  return socket
}

const read = () =>
  fetch(`${backend.url}/rest/v1/locations?select=slug&limit=1`, {
    headers: { apikey: backend.anonKey },
  })

test('who follows a request is told how long the database took, and nobody else is', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const followed = await fetch(`${backend.url}/rest/v1/locations?select=slug&limit=1`, {
    headers: { apikey: backend.anonKey, traceparent },
  })
  expect(followed.headers.get('server-timing')).toMatch(/^transaction;dur=\d+\.\d$/)
  expect((await read()).headers.get('server-timing')).toBeNull()
})

test('ends no idle connection: one who was away while the database worked may have a request on its way', async () => {
  expect((await read()).headers.get('keep-alive')).toBeNull()
})

test('a sender who stalls holds up nobody, and is told so after a while', async () => {
  const stalled = await Promise.all(
    ['/rest/v1/content_pages', '/rest/v1/rpc/contact_figures', '/auth/v1/token'].map(stall),
  )
  const ended: Socket[] = []
  const answers = stalled.map(async (socket) => {
    const [text] = (await once(socket, 'data')) as [Buffer]
    ended.push(socket)
    return text.toString()
  })
  expect((await read()).status).toBe(200)
  expect(ended).toEqual([])

  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(answer).toContain('body_too_slow')
  }
})

test('a function that is away is a 503 that says when to come again', async () => {
  const away = await serveLocally(async () => new Response(), 0, 'PORT')
  await away.close()
  const parts = {
    rest: async () => new Response(),
    functionAddress: () => Promise.resolve(`http://127.0.0.1:${away.port}`),
  }
  const gateway = await serveLocally(createGateway(Promise.resolve(parts)), 0, 'PORT')
  const response = await fetch(`http://127.0.0.1:${gateway.port}/functions/v1/send-contact-email`)
  await gateway.close()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
})

test('a function gets the body of who asks first whether it may come', async () => {
  const echo = await serveLocally(async ({ body }) => new Response(body), 0, 'PORT')
  const parts = {
    rest: async () => new Response(),
    functionAddress: () => Promise.resolve(`http://127.0.0.1:${echo.port}`),
  }
  const gateway = await serveLocally(createGateway(Promise.resolve(parts)), 0, 'PORT')
  const headers = { expect: '100-continue' }
  const url = `http://127.0.0.1:${gateway.port}/functions/v1/send-contact-email`
  const asking = request(url, { method: 'POST', headers })
  asking.flushHeaders()
  await once(asking, 'continue')
  asking.end('all of it')
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  expect([answer.statusCode, await text(answer)]).toEqual([200, 'all of it'])
  await Promise.all([gateway.close(), echo.close()])
})

test('a body of more than a mebibyte is refused', async () => {
  const response = await fetch(`${backend.url}/rest/v1/content_pages`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    body: 'a'.repeat(1024 * 1024 + 1),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { code: 'body_too_large' } })
})

const askers = { origin: 'https://www.example.com' }

test.each([
  ['GET', '/auth/v1/settings', 200],
  ['GET', '/auth/v1/user', 401],
  ['PUT', '/auth/v1/user', 403],
  ['POST', '/auth/v1/token?grant_type=refresh_token', 400],
  ['POST', '/auth/v1/signup', 422],
  ['POST', '/auth/v1/logout', 401],
  ['DELETE', '/auth/v1/factors/none', 403],
  ['GET', '/auth/v1/none', 403],
  ['GET', '/rest/v1/none?select=slug', 404],
  ['HEAD', '/rest/v1/services?select=slug', 200],
  ['PATCH', '/rest/v1/services?slug=eq.none', 204],
])('a browser may read what %s %s answers', async (method, path, status) => {
  const response = await fetch(backend.url + path, {
    method,
    headers: { ...askers, apikey: backend.anonKey, 'content-type': 'application/json' },
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { body: '{}' }),
  })
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  // As supabase-js has a browser ask.
  const asked = 'accept-profile,apikey,authorization,content-type,prefer,x-client-info'
  const preflight = await fetch(backend.url + path, {
    method: 'OPTIONS',
    headers: {
      ...askers,
      'access-control-request-method': method,
      'access-control-request-headers': asked,
    },
  })
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-methods')).toContain(method)
})

test.each([
  ['no key', '/auth/v1/user', '', 401],
  ['no key, of a table', '/rest/v1/services', '', 401],
  ['too large a body', '/auth/v1/token', 'a'.repeat(1024 * 1024 + 1), 413],
])('a browser may read why it is refused: %s', async (_, path, body, status) => {
  const method = body ? 'POST' : 'GET'
  const response = await fetch(backend.url + path, {
    method,
    headers: askers,
    ...(body && { body }),
  })
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['a regular expression', 'select=slug&description=match.(.*)(.*)x%5C1%5C2$'],
  ['one within a condition', 'select=slug&or=(slug.imatch.a,slug.eq.b)'],
  ['one that is denied', 'select=slug&slug=not.imatch.a'],
  ['one of several', 'select=slug&slug=match(any).%7Ba,b%7D'],
  ['tables within tables within tables', 'select=a(b(c(d(e))))'],
  ['no end', `select=slug&slug=in.(${'a,'.repeat(3_000)})`],
])('a visitor’s query with %s is refused before the database sees it', async (_, query) => {
  const rest = `${backend.url}/rest/v1/technologies`
  const ask = (apikey: string, search: string) =>
    fetch(`${rest}?${search}`, { headers: { apikey } })
  expect((await ask(backend.anonKey, query)).status).toBe(400)
  expect((await ask(backend.anonKey, 'select=slug&limit=1')).status).toBe(200)
})

test.each(['match', 'how-to-match-engineers'])(
  'a visitor may ask for what is called %s, as a regular expression is',
  async (slug) => {
    const rest = `${backend.url}/rest/v1/technologies?select=slug&slug=eq.${slug}`
    const answer = await fetch(rest, { headers: { apikey: backend.anonKey } })
    expect(await answer.json()).toEqual([])
  },
)

test.each([
  ['POST', 'signup'],
  ['POST', 'otp'],
  ['POST', 'magiclink'],
  ['POST', 'recover'],
  ['POST', 'resend'],
  ['POST', 'verify'],
  ['GET', 'verify?type=recovery&token=123456'],
  ['PUT', 'user'],
  ['POST', 'admin/users'],
  ['POST', 'x/../recover'],
  ['POST', '%72ecover'],
  ['POST', '/recover'],
])('nobody gets an account, or takes one over, by %s %s', async (method, path) => {
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify({ email: 'ada@example.org', password: 'x' }) }),
  })
  expect([403, 404, 422]).toContain(answer.status)
  const { rows } = await backend.sql.query('select email from auth.users')
  expect(rows).toEqual([])
})

test('who has an account signs in and out', async () => {
  const ask = (path: string) =>
    fetch(`${backend.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'wrong' }),
    })
  expect((await ask('token?grant_type=password')).status).toBe(400)
  expect((await ask('logout')).status).not.toBe(403)
})
