import { data } from './router.ts'

/** What a visitor is told when a page cannot be shown. */
export interface RouteProblem {
  /** The screen's heading, for example `Technology Not Found`. */
  title: string
  message: string
}

/** Throw it from a loader when what the address names does not exist: status 404. */
export function notFound(title: string, message: string) {
  return data<RouteProblem>({ title, message }, { status: 404 })
}

/**
 * Throw it from a loader when the address is no page of the site at all: status 404, and the shell's own 404 page with
 * its ways on, for which the page must have no error boundary of its own.
 */
export const unknownRoute = () => data(null, { status: 404 })

/**
 * For `.catch(…)` on a read: logs the cause and throws what the visitor sees, with status 503.
 *
 * @example const role = await getRole(slug).catch(unavailable('Role Not Found', 'Failed to load role data'))
 */
export function unavailable(title: string, message: string): (cause: unknown) => never {
  return (cause) => {
    if (isAbort(cause)) throw cause
    console.error(message, cause)
    throw data<RouteProblem>({ title, message }, { status: 503, headers: { 'Retry-After': '30' } })
  }
}

export function isRouteProblem(value: unknown): value is RouteProblem {
  const { title, message } = Object(value) as Partial<RouteProblem>
  return typeof title === 'string' && typeof message === 'string'
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}
