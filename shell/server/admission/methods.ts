import type { Context, Handler, Hono } from 'hono'
import { errorAnswer } from '../http/error-answer.ts'

/** The one answer to a method that an address does not take: it names those that it does. */
export function methodNotAllowed(c: Context, taken: readonly string[]) {
  c.header(
    'Allow',
    taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '),
  )
  return errorAnswer(c, 405, 'method-not-allowed', 'This address does not take that method.')
}

/**
 * Answers the other methods of every address that has been given to the application so far.
 *
 * @returns those that stand for one address only
 */
export function closeAddresses(app: Hono): ReadonlySet<string> {
  const taken = new Map<string, Set<string>>()
  for (const { method, path } of app.routes)
    if (method !== 'ALL') taken.set(path, (taken.get(path) ?? new Set()).add(method))
  for (const [path, methods] of taken) {
    const refuse: Handler = (c) => methodNotAllowed(c, [...methods])
    app.all(path, refuse)
  }
  return new Set([...taken.keys()].filter((path) => !/[*:]/.test(path)))
}
