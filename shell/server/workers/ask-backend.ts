import { readPlainResponse } from '../rendering/plain-messages.ts'
import type { FrontFunctions, PlainRequest } from '../rendering/worker-functions.ts'

type AskInContext = <T>(job: number, ask: (fetchBackend: typeof fetch) => T) => T

/** Asks the backend for a worker, as the one for whom the page is: the front has its cache, its deadlines and its secrets. */
export function backendForWorkers(
  backendUrl: string,
  askInContext: AskInContext,
): FrontFunctions['askBackend'] {
  return async (job, { url, method, headers, body }: PlainRequest) => {
    if (!url.startsWith(`${backendUrl}/`)) throw new Error('This is no address of the backend')
    const init = { method, headers, ...(body && { body: Buffer.from(body).toString() }) }
    return readPlainResponse(await askInContext(job, (fetchBackend) => fetchBackend(url, init)))
  }
}
