import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  key: string | undefined
  token: string | undefined
  isTrapped: boolean
  body: Record<string, string>
}

export interface FunctionsServer {
  url: string
  /** Posts to `send-contact-email`, in their order. */
  calls: Call[]
  /** Handed out to forms: of now, as far as the page can tell. */
  token: string
  /** What the next posts are answered with; 200 at first. */
  answer: { status: number; body: unknown }
  /** Resolves when posts may be answered; at once unless a test holds them. */
  gate: Promise<void>
  /** Forgets the calls and answers as at first. */
  reset(): void
  close(): Promise<void>
}

/** Stands at the network's other end: records what the form sends, and answers as the test says. */
export async function startFunctionsServer(): Promise<FunctionsServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader(
      'access-control-allow-headers',
      '*, authorization, form-token, form-trap, idempotency-key, x-request-id',
    )
    if (request.method === 'OPTIONS') return void response.end()
    if (request.url?.endsWith('/token')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ token: stand.token }))
    }
    const header = (name: string) => request.headers[name]?.toString()
    stand.calls.push({
      key: header('idempotency-key'),
      token: header('form-token'),
      isTrapped: header('form-trap') !== undefined,
      body: JSON.parse(await textOf(request)),
    })
    await stand.gate
    response.writeHead(stand.answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(stand.answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stand: FunctionsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...atFirst(),
    reset: () => void Object.assign(stand, atFirst()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return stand
}

const atFirst = () => ({
  calls: [],
  token: `${Math.floor(Date.now() / 1_000)}.signed`,
  answer: { status: 200, body: { id: 'lead', status: 'accepted' } },
  gate: Promise.resolve(),
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
