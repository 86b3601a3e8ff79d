import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Somebody who is signed in here, as this process knows it and nobody else. */
export interface Session {
  email: string
  /** Stands in every form of theirs: who sends one has read a page of theirs. */
  formToken: string
  startedAt: number
}

/** People who are signed in at a time, and for how long: since they signed in, and since they did something. In milliseconds. */
const maxSessions = 200
const maxAgeMs = 8 * 60 * 60 * 1_000
const maxIdleMs = 60 * 60 * 1_000

/** What stands for a session in a browser says nothing and is known to this process only. */
export function createSessions(now = Date.now) {
  const sessions = new LRUCache<string, Session>({
    max: maxSessions,
    ttl: maxIdleMs,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now },
  })
  const secret = () => randomBytes(32).toString('base64url')
  return {
    begin(email: string): { id: string; session: Session } {
      const id = secret()
      const session = { email, formToken: secret(), startedAt: now() }
      sessions.set(id, session)
      return { id, session }
    },
    of(id: string | undefined): Session | null {
      const session = id === undefined ? undefined : sessions.get(id)
      if (!session || now() - session.startedAt > maxAgeMs) return null
      return session
    },
    end(id: string | undefined): void {
      if (id !== undefined) sessions.delete(id)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
