import { mayNow, type Person, type Right, type TrustedKeys } from 'delivery'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { maxQuestionMs } from './directory.ts'
import type { Session, Sessions } from './sessions.ts'

/** Not read by the site on another port of the same host, which has cookies of its own: it gets this one, too, and lets it be. */
const cookieName = 'console-session'

/** Who looks at a page, and what the root lets them do. */
export interface Visitor {
  session: Session
  /** Null for somebody whom the root does not name, or not any more. */
  person: Person | null
}

export const sessionOf = (c: Context, sessions: Sessions): Session | null =>
  sessions.of(getCookie(c, cookieName))

export function visitorOf(
  c: Context,
  sessions: Sessions,
  { people = [] }: TrustedKeys,
): Visitor | null {
  const session = sessionOf(c, sessions)
  const named = people.find(({ email, ended }) => email === session?.email && ended === undefined)
  return session && { session, person: named ?? null }
}

export const mayDo = (visitor: Visitor | null, right: Right, remote: string): boolean =>
  Boolean(visitor?.person && mayNow(visitor.person, right, remote))

/** Another session for each time that somebody signs in: one that was put into a browser before is none. */
export function beginSession(c: Context, sessions: Sessions, email: string): void {
  sessions.end(getCookie(c, cookieName))
  const { id } = sessions.begin(email)
  setCookie(c, cookieName, id, { httpOnly: true, sameSite: 'Strict', path: '/' })
}

export function endSession(c: Context, sessions: Sessions): void {
  sessions.end(getCookie(c, cookieName))
  deleteCookie(c, cookieName, { path: '/' })
}

const questionCookie = 'console-question'
const questionPath = '/sign-in/directory'

/** Which question a browser was sent to the directory with: an answer that another browser got is none of its. */
export function keepQuestion(c: Context, state: string): void {
  setCookie(c, questionCookie, state, {
    ...{ httpOnly: true, sameSite: 'Lax', path: questionPath, maxAge: maxQuestionMs / 1_000 },
  })
}

export const takeQuestion = (c: Context): string =>
  deleteCookie(c, questionCookie, { path: questionPath }) ?? ''
