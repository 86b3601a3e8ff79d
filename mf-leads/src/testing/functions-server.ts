import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureBackend } from 'shared-ui/data'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { leave } from './visit.tsx'

export interface Call {
  key: string | undefined
  isTrapped: boolean
  body: Record<string, string>
}

export interface FunctionsServer {
  /** Posts to a function, in their order. */
  calls: Call[]
  /** What the next posts are answered with; 200 at first. */
  answer: { status: number; body: unknown }
  /** Resolves when posts may be answered; at once unless a test holds them. */
  gate: Promise<void>
}

/**
 * For a file of tests: stands at the network's other end, records what the forms send, and answers as the test says.
 * After each test the visit ends, and all is as at first.
 */
export function withFunctionsServer(): FunctionsServer {
  const stand: FunctionsServer = atFirst()
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader(
      'access-control-allow-headers',
      '*, authorization, form-trap, idempotency-key, x-request-id',
    )
    if (request.method === 'OPTIONS') return void response.end()
    stand.calls.push({
      key: request.headers['idempotency-key']?.toString(),
      isTrapped: request.headers['form-trap'] !== undefined,
      body: JSON.parse(await textOf(request)),
    })
    await stand.gate
    response.writeHead(stand.answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(stand.answer.body))
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    configureBackend({ url: `http://127.0.0.1:${port}`, anonKey: 'anon' })
  })
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    leave()
    document.body.innerHTML = ''
    Object.assign(stand, atFirst())
    vi.restoreAllMocks()
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return stand
}

const atFirst = (): FunctionsServer => ({
  calls: [],
  answer: { status: 200, body: { id: 'lead', status: 'accepted' } },
  gate: Promise.resolve(),
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
