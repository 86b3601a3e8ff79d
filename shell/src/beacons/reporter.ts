import { isRouteErrorResponse } from 'react-router-dom'
import type { CompositionLock } from 'shared-ui/contract'
import type { SitePlan } from '../site/site-plan.ts'
import { maxPath, shellName, type Outbox } from './outbox.ts'

/** Tells the server what fails: each remote once in a page view, whatever the number of its errors. */
export interface Reporter {
  /** What last went wrong, by remote. */
  readonly lastErrors: ReadonlyMap<string, string>
  /** A new page view begins. */
  enter(pathname: string): void
  /** @param remote whose failure it is, where that is known; else it is read from the error, else from the address */
  fail(error: unknown, remote?: string): void
}

const maxMessage = 300

/** @param lock with the remotes that this page view is made of */
export function createReporter(
  outbox: Outbox,
  lock: CompositionLock,
  ownerOf: SitePlan['ownerOf'],
): Reporter {
  const lastErrors = new Map<string, string>()
  const told = new Set<string>()
  let path = location.pathname

  const blame = (error: unknown) => namedIn(error, lock) ?? ownerOf(path) ?? shellName

  return {
    lastErrors,
    enter(pathname) {
      path = pathname
      told.clear()
    },
    fail(error, remote = blame(error)) {
      if (isExpected(error)) return
      const message = messageOf(error).slice(0, maxMessage)
      lastErrors.set(remote, message)
      if (told.has(remote)) return
      told.add(remote)
      outbox.add({ kind: 'failure', remote, path: path.slice(0, maxPath), message })
      outbox.flush()
    },
  }
}

/** An address that does not exist, or a loader that gave up because the visitor went on, is no failure. */
function isExpected(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  return error instanceof DOMException && error.name === 'AbortError'
}

/** The remote whose file an error comes from: a page may hold another remote's slot. */
function namedIn(error: unknown, { remotes }: CompositionLock): string | undefined {
  if (!(error instanceof Error)) return undefined
  const name = /\/remotes\/([^/]+)\//.exec(`${error.message} ${error.stack}`)?.[1] ?? ''
  return Object.hasOwn(remotes, name) ? name : undefined
}

/** Without what follows a `?` in an address: a visitor may have typed it. */
function messageOf(error: unknown): string {
  const text = isRouteErrorResponse(error)
    ? `Status ${error.status} ${error.statusText}`
    : String(error)
  return text.replace(/\?\S+/g, '').trim()
}
