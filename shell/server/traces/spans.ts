import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { shellRemote } from 'delivery'
import type { Composition } from '../composition/composition.ts'
import { limits } from '../limits.ts'

/** Whose a span is: a remote, its release, and the team that signed that. */
export interface Owner {
  remote: string
  release: string
  team: string
}

/** Something that was done, from when to when in milliseconds since 1970. */
export interface Span {
  name: string
  /** As OpenTelemetry has it: an answer, a question, or a part of either. */
  kind?: 'SERVER' | 'CLIENT'
  trace: string
  id: string
  /** The span that it is a part of; absent of a page itself. */
  parent?: string
  from: number
  to: number
  owner: Owner
  isFailed?: boolean
  attributes?: Record<string, string | number>
}

/** What is under way for a page whose trace is told: whose it is, and the span that what it leads to is a part of. */
export interface Work {
  trace: string
  parent: string
  owner: Owner
  tell(span: Omit<Span, 'trace' | 'id'> & { id?: string }): void
}

/** A trace of its own, for a page. */
export function beginWork(owner: Owner, send: (span: Span) => void): Work {
  let told = 0
  const trace = randomBytes(16).toString('hex')
  const tell: Work['tell'] = (span) => {
    // A page may ask its backend for anything, any number of times.
    if (++told <= limits.spansOfTrace) send({ id: newSpanId(), ...span, trace })
  }
  return { trace, parent: newSpanId(), owner, tell }
}

/** Nothing where no trace is told. */
export const currentWork = new AsyncLocalStorage<Work>()

/** Milliseconds since 1970, finer than `Date.now`; by it the processes of one machine agree. */
export const now = () => performance.timeOrigin + performance.now()

export const newSpanId = () => randomBytes(8).toString('hex')

export const traceparentOf = (trace: string, id: string) => `00-${trace}-${id}-01`

/** A remote's, and the frame's where it has no release. */
export function ownerOf({ lock, teamOfFrame }: Composition, name: string | null): Owner {
  const locked = lock.remotes[name ?? '']
  if (!name || !locked) return { remote: shellRemote, release: lock.shell, team: teamOfFrame }
  return { remote: name, release: locked.release, team: locked.team ?? name }
}
