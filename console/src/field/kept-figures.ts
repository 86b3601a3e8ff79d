import * as v from 'valibot'
import { datedFigureSchema, type DatedFigure, type Question } from './figures.ts'

/** What the backend keeps of what was counted. Rejects when it does not answer. */
export type KeptFigures = ReturnType<typeof openKeptFigures>

const keepMs = 30_000
const readMs = 3_000

/** The backend takes these never. */
export class FiguresRefusedError extends Error {}

const rowsSchema = v.pipe(v.array(datedFigureSchema), v.maxLength(20_000))

/** @param token opens the function `field-figures` of the backend, and nothing else there */
export function openKeptFigures(backend: string, token: string) {
  const url = new URL('/functions/v1/field-figures', backend)
  async function ask(query: string, body?: string): Promise<Response> {
    const response = await fetch(new URL(query, url), {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(body === undefined ? readMs : keepMs),
    })
    if (response.ok) return response
    await response.body?.cancel()
    const reason = `The backend that keeps the field's figures answered ${response.status}`
    throw [400, 413].includes(response.status) ? new FiguresRefusedError(reason) : new Error(reason)
  }
  return {
    async add(figures: readonly DatedFigure[]): Promise<void> {
      await (await ask('', JSON.stringify(figures))).body?.cancel()
    },
    async read(question: Question): Promise<DatedFigure[]> {
      const { first, last, step, remote, pages = 'each' } = question
      const query = new URLSearchParams({
        ...{ first: first.toISOString(), last: last.toISOString(), step, pages },
        ...(remote !== undefined && { remote }),
      })
      return v.parse(rowsSchema, await (await ask(`?${query.toString()}`)).json())
    },
  }
}
