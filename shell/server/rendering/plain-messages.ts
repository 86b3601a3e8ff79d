import type { PlainRequest, PlainResponse } from './worker-functions.ts'

/** What tells a visitor from others: the front has read it, and remotes' code has no use for it. Ports of one host share cookies. */
const keptBack = new Set(['cookie', 'authorization'])

/** Of a request with its body; the request can be asked for it again. */
export async function toPlainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, headers } = request
  const body = method === 'POST' ? new Uint8Array(await request.clone().arrayBuffer()) : null
  return { url, method, headers: [...headers].filter(([name]) => !keptBack.has(name)), body }
}

export const toRequest = ({ url, method, headers, body }: PlainRequest): Request =>
  new Request(url, { method, headers, body })

export async function readPlainResponse(response: Response): Promise<PlainResponse> {
  const body = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], body }
}

export const toResponse = ({ status, headers, body }: PlainResponse): Response =>
  new Response(status !== 204 && status !== 304 ? body : null, { status, headers })
