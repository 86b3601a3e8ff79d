import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export interface Call {
  /** Method and path, without the query. */
  what: string
  at: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface AuthServer {
  url: string
  calls: Call[]
  /** What is asked for → its answers, in their order; the last one stays. Anything else is a 404. */
  answers: Record<string, Answer[]>
  reset(): void
  close(): Promise<void>
}

/** Stands where the backend would, and answers as a test says. */
export async function startAuthServer(): Promise<AuthServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    if (request.method === 'OPTIONS') return void response.end()
    const what = `${request.method} ${request.url?.split('?')[0]}`
    const { headers: sent } = request
    stand.calls.push({ what, at: Date.now(), headers: sent, body: await text(request) })
    const answers = stand.answers[what] ?? []
    const { status, body, headers } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {
      status: 404,
    }
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stand: AuthServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answers: {},
    reset: () => void Object.assign(stand, { calls: [], answers: {} }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return stand
}

const user = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', aud: 'authenticated', email: 'ada@x.io' }

/** A session as the backend would open it, that many seconds before it expires. */
export function aSession(lifetime = 3_600) {
  const expiresAt = Math.round(Date.now() / 1_000) + lifetime
  return {
    access_token: token({ sub: user.id, exp: expiresAt }),
    refresh_token: 'refresh',
    expires_in: 3_600,
    expires_at: expiresAt,
    token_type: 'bearer' as const,
    user,
  }
}

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${btoa('signature')}`
}
