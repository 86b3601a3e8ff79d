import * as v from 'valibot'
import { limits } from '../limits.ts'
import { readPlainResponse } from '../rendering/plain-messages.ts'
import type { FrontFunctions, PlainRequest } from '../rendering/worker-functions.ts'
import { listOf } from './list-of.ts'

type AskInContext = <T>(job: number, ask: (fetchBackend: typeof fetch) => T) => T

/** What a form becomes on its way to the backend is longer than the form. */
const maxBytes = 4 * limits.formBytes

const question = v.object({
  url: v.pipe(v.string(), v.maxLength(8_000)),
  method: v.picklist(['GET', 'HEAD', 'POST']),
  headers: listOf(v.tuple([v.string(), v.string()]), 50),
  body: v.nullable(
    v.pipe(
      v.instance(Uint8Array<ArrayBuffer>),
      v.check(({ byteLength }) => byteLength <= maxBytes, 'is too long for the backend'),
    ),
  ),
})

/** Asks the backend for a worker, as the one for whom the page is: the front has its cache, its deadlines and its secrets. */
export function backendForWorkers(
  backendUrl: string,
  askInContext: AskInContext,
): FrontFunctions['askBackend'] {
  return async (job, asked: PlainRequest) => {
    const { url, method, headers, body } = v.parse(question, asked, { abortEarly: true })
    if (!url.startsWith(`${backendUrl}/`)) throw new Error('This is no address of the backend')
    const init = { method, headers, ...(body && { body: Buffer.from(body).toString() }) }
    return readPlainResponse(await askInContext(job, (fetchBackend) => fetchBackend(url, init)))
  }
}
