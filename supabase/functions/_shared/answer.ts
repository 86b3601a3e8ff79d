import { readRequestId } from './request-id.ts'
import { inTrace, traceForLog } from './trace.ts'

export interface PublicError {
  code: string
  message: string
  fields?: Record<string, string>
}

/** A refusal the caller may see. Anything else that is thrown stays inside. */
export class Refusal extends Error {
  readonly status: number
  readonly body: PublicError
  readonly headers: Record<string, string>

  constructor(status: number, body: PublicError, headers: Record<string, string> = {}) {
    super(body.code)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/**
 * Runs the steps of a function. A refusal becomes its answer, any other failure a plain 503; both are logged with the
 * request's id.
 */
export function answer(
  name: string,
  request: Request,
  steps: () => Promise<Response>,
): Promise<Response> {
  return inTrace(request, () => answerOrRefuse(name, request, steps))
}

async function answerOrRefuse(...[name, request, steps]: Parameters<typeof answer>) {
  const id = readRequestId(request)
  try {
    return await steps()
  } catch (error) {
    if (error instanceof Refusal) {
      log({ function: name, request: id, outcome: 'refused', code: error.body.code })
      return json(error.status, { error: error.body }, error.headers)
    }
    log({
      function: name,
      request: id,
      outcome: 'failed',
      cause: error instanceof Error ? error.name : 'unknown',
    })
    return json(503, unavailable, { 'retry-after': '30' })
  }
}

/** One line of JSON: outcomes, codes and ids, never what a visitor typed. */
export function log(entry: Record<string, string | number | null>): void {
  console.log(JSON.stringify({ ...entry, ...traceForLog() }))
}

const unavailable = {
  error: { code: 'unavailable', message: 'The service is not available. Please try again later.' },
}
